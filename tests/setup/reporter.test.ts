import { execFileSync } from 'node:child_process';

const NONE = {
  numPassedTests: 0,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
};

/** What is written when a run with these results ends, after all other output. */
function lastLine(results: Partial<typeof NONE>): string {
  const code = `
    const Reporter = require('./tests/setup/reporter.cjs');
    new Reporter().onRunComplete(new Set(), ${JSON.stringify({ ...NONE, ...results })});
    console.log('other output');
  `;
  return execFileSync(process.execPath, ['-e', code], { encoding: 'utf8' });
}

test.each([
  [{ numPassedTests: 3 }, '3 passed, 0 failed'],
  [{ numPassedTests: 3, numFailedTests: 2 }, '3 passed, 2 failed'],
  [{ numPassedTests: 3, numRuntimeErrorTestSuites: 1 }, '3 passed, 1 failed'],
  [{ numPassedTests: 3, numPendingTests: 1, numTodoTests: 1 }, '3 passed, 0 failed, 2 skipped'],
])('a run of %j ends with its line', (results, line) => {
  expect(lastLine(results)).toBe(`other output\n${line}\n`);
});
