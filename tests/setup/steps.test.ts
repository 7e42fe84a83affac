import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from './folder';

const run = promisify(execFile);

/** A project of its own, with nothing but the set-up's steps. */
const project = temporaryFolder();
const STEPS = join(project, 'lib', 'setup', 'steps');
cpSync('lib/setup/steps', STEPS, { recursive: true });

const inProject = (...parts: string[]) => join(project, ...parts);
const write = (file: string, text: string) => writeFileSync(inProject(file), text);

/** Runs a module of JavaScript in the steps' folder and gives what it writes. */
async function evaluate(code: string): Promise<string> {
  const file = join(STEPS, 'try.mjs');
  writeFileSync(file, code);
  const { stdout } = await run(process.execPath, [file]);
  return stdout.trim();
}

describe('a step', () => {
  /** Does a step that writes down that it was done, and makes a file unless it fails. */
  const step = (hash: string, fails = false) =>
    evaluate(`
      import { writeFileSync } from 'node:fs';
      import { inRoot } from './paths.mjs';
      import { once } from './stamp.mjs';
      const work = async () => {
        console.log('worked');
        if (${fails}) throw new Error('cut off');
        writeFileSync(inRoot('made'), '');
      };
      await once({ name: 'step', hash: '${hash}', makes: 'made', work }).catch(({ message }) => console.log(message));
    `);

  test('is done once for the same sources, and again for others', async () => {
    expect([await step('a'), await step('a'), await step('b'), await step('b')]).toEqual([
      'worked',
      '',
      'worked',
      '',
    ]);
  });

  test('is done again where what it made is gone', async () => {
    await step('c');
    await run('rm', [inProject('made')]);
    expect([await step('c'), await step('c')]).toEqual(['worked', '']);
  });

  test('that was cut off is done again, though an earlier one was finished', async () => {
    await step('d');
    expect([await step('e', true), await step('d')]).toEqual(['worked\ncut off', 'worked']);
  });
});

describe('the sources', () => {
  const hash = () =>
    evaluate(`import { hashOf } from './hash.mjs'; console.log(hashOf(['src', 'lock', 'absent'], 'word'));`);

  test('have a hash that follows each file’s name and content, and nothing else', async () => {
    mkdirSync(inProject('src', 'deep'), { recursive: true });
    write('src/deep/a', '1');
    write('lock', '1');
    const first = await hash();
    utimesSync(inProject('lock'), 1, 1);
    expect(await hash()).toBe(first);
    write('src/deep/a', '2');
    const second = await hash();
    write('src/deep/b', '');
    const third = await hash();
    write('lock', '2');
    expect(new Set([first, second, third, await hash()]).size).toBe(4);
  });

  test('have a time of the newest change', async () => {
    mkdirSync(inProject('dated', 'deep'), { recursive: true });
    write('dated/deep/a', '');
    write('dated/b', '');
    for (const [path, time] of [
      ['dated/deep/a', 3000],
      ['dated/b', 1000],
      ['dated/deep', 2000],
      ['dated', 2000],
    ] as const) {
      utimesSync(inProject(path), time, time);
    }
    const newest = await evaluate(
      `import { newestChange } from './hash.mjs'; console.log(newestChange(['dated', 'absent']), newestChange([]));`,
    );
    expect(newest).toBe('3000000 0');
  });
});

test.each([
  ['18.20.4', 'Muster needs Node 20.19 or newer; this is 18.20.4.'],
  ['20.18.3', 'Muster needs Node 20.19 or newer; this is 20.18.3.'],
  ['20.19.0', 'new enough'],
  ['22.0.0', 'new enough'],
])('Node %s: %s', async (version, answer) => {
  const said = await evaluate(`
    import { checkNode } from './node.mjs';
    Object.defineProperty(process.versions, 'node', { value: '${version}' });
    try { checkNode(); console.log('new enough'); } catch ({ message }) { console.log(message); }
  `);
  expect(said).toBe(answer);
});

describe('a program that is run', () => {
  const attempt = (code: string, quiet: boolean) =>
    evaluate(`
      import { run } from './run.mjs';
      await run(process.execPath, ['-e', ${JSON.stringify(code)}], { quiet: ${quiet}, failure: 'It failed.' })
        .then(() => console.log('well'), ({ message }) => console.log(message));
    `);

  test('is quiet if it is to be', async () => {
    expect(await attempt('console.log("words")', true)).toBe('well');
    expect(await attempt('console.log("words")', false)).toBe('words\nwell');
  });

  test('that fails is told in one line', async () => {
    expect(await attempt('process.exit(3)', true)).toBe('It failed.');
  });

  test('that does not exist fails like any other', async () => {
    const said = await evaluate(`
      import { run } from './run.mjs';
      await run('no-such-program', [], { failure: 'It failed.' }).catch(({ message }) => console.log(message));
    `);
    expect(said).toBe('It failed.');
  });

  test('ends with what runs it', async () => {
    const file = join(STEPS, 'long.mjs');
    const pidFile = inProject('pid');
    const code = `require('fs').writeFileSync(${JSON.stringify(pidFile)}, String(process.pid)); setInterval(() => {}, 1000)`;
    writeFileSync(
      file,
      `import { run } from './run.mjs'; await run(process.execPath, ['-e', ${JSON.stringify(code)}], { failure: '' });`,
    );
    const parent = execFile(process.execPath, [file]);
    const ended = new Promise<number | null>((resolve) => parent.once('close', resolve));
    while (!existsSync(pidFile) || readFileSync(pidFile, 'utf8') === '') await pause();
    const child = Number(readFileSync(pidFile, 'utf8'));
    parent.kill('SIGTERM');
    expect(await ended).toBe(1);
    while (isRunning(child)) await pause();
  }, 30_000);
});

const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('the pages that are kept for use without a network are those that are one for everybody', async () => {
  const routes = {
    '/page': '/',
    '/army/page': '/army',
    '/s/[id]/take/page': '/s/[id]/take',
    '/_not-found/page': '/_not-found',
    '/api/health/route': '/api/health',
    '/rules/page': '/rules',
  };
  const said = await evaluate(
    `import { pagePaths } from './worker.mjs'; console.log(pagePaths(${JSON.stringify(routes)}).join(' '));`,
  );
  expect(said).toBe('/ /army /rules');
});
