import { format } from 'node:util';

/** What was written to the console though no test expected it. A test that expects it spies on it. */
const unexpected: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...args: unknown[]) => void unexpected.push(`console.${method}: ${format(...args)}`);
}

function failIfUnexpected(): void {
  const seen = unexpected.splice(0);
  if (seen.length > 0) throw new Error(`Unexpected output\n${seen.join('\n')}`);
}

afterEach(failIfUnexpected);
afterAll(failIfUnexpected);
