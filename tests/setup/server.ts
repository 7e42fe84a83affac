import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');

/** All that the tests of this file have started; none outlives them, whatever happens. The bench stops its own. */
const started = new Set<ChildProcess>();
if (typeof afterAll === 'function') {
  afterAll(() => Promise.all([...started].map((child) => end(child, 'SIGKILL'))));
}

/** What a test is not to inherit from whoever runs it. */
const UNSET = { TRUST_PROXY: '', PUBLIC_URL: '', SHARE_LIMIT: '1000' };

/** The built server in a process of its own, with a database of its own. */
export interface TestServer {
  url: string;
  /** The database file. */
  database: string;
  /** What it has written, standard output and error together. */
  output(): string;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same port and database; perhaps what was built in another folder. */
  restart(folder?: string): Promise<void>;
  /** Asks it to end and waits until it has; gives the exit code. Its database stays. */
  end(): Promise<number | null>;
  /** The same, and removes its database. */
  stop(): Promise<number | null>;
}

/** Starts the built server on a free port with a fresh database, and waits until it answers. */
export async function startServer(env: Record<string, string> = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-server-'));
  const database = join(folder, 'muster.db');
  const settings = { ...UNSET, DATABASE_URL: `file:${database}`, ...env };
  let server = await launch({ ...settings, PORT: '0' });
  const { url } = server;
  return {
    url,
    database,
    output: () => server.output(),
    kill: () => end(server.child, 'SIGKILL').then(() => undefined),
    restart: async (folder) => {
      server = await launch({ ...settings, PORT: new URL(url).port }, folder);
    },
    end: () => end(server.child, 'SIGTERM'),
    stop: async () => {
      const code = await end(server.child, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}

/** Runs the server until it ends by itself, for settings with which it cannot start. */
export async function failingServer(
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = run(env);
  const [code] = await once(child, 'close');
  return { code, output: output() };
}

interface Running {
  child: ChildProcess;
  output(): string;
}

async function launch(env: Record<string, string>, folder?: string): Promise<Running & { url: string }> {
  const running = run(env, folder);
  return { ...running, url: await address(running) };
}

function run(env: Record<string, string>, folder = root): Running {
  const child = spawn(process.execPath, ['lib/setup/serve.mjs'], {
    cwd: folder,
    env: { ...process.env, ...UNSET, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  started.add(child);
  return { child, output: () => output };
}

/** The address that the server prints when it answers. */
function address({ child, output }: Running): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('close', () => reject(new Error(`The server did not start:\n${output()}`)));
    child.stdout?.on('data', () => {
      const [, port] = /^http:\/\/localhost:(\d+)$/m.exec(output()) ?? [];
      if (port) resolve(`http://localhost:${port}`);
    });
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    await once(child, 'close');
  }
  return child.exitCode;
}
