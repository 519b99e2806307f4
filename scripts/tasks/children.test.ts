import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Children } from './children.ts';

let folder: string;
let children: Children;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'children-'));
  children = new Children(folder);
});

afterEach(async () => {
  await children.stop();
  rmSync(folder, { recursive: true, force: true });
});

const script = (code: string) => ['-e', code];

test('reports a crashed child with the end of its log', async () => {
  children.start('worker', process.execPath, script('console.error("out of petrol"); process.exit(7)'), {
    env: process.env,
  });
  await expect(children.failed).rejects.toThrow(/out of petrol[\s\S]*worker ended with code 7/);
});

test('stops a child, its descendants, and one that ignores SIGTERM', async () => {
  const stubbornProgram = `
    process.on('SIGTERM', () => {});
    const grandchild = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    process.send({ grandchild: grandchild.pid });
    setInterval(() => {}, 1000);`;
  const { process: child } = children.start('stubborn', process.execPath, script(stubbornProgram), {
    env: process.env,
  });
  const grandchild = await new Promise<number>((resolve) =>
    child.once('message', (message: { grandchild: number }) => resolve(message.grandchild)),
  );
  await children.stop({ graceMs: 50 });
  if (child.exitCode === null && child.signalCode === null)
    await new Promise((resolve) => child.once('exit', resolve));
  expect(child.signalCode).toBe('SIGKILL');
  await expect.poll(() => isRunning(grandchild)).toBe(false);
});

test('stops the first child after those that use it', async () => {
  const listening = "process.send('ready'); setInterval(() => {}, 1000);";
  const first = children.start(
    'database',
    process.execPath,
    script(`
      let user;
      process.on('message', (pid) => { user = pid; });
      process.on('SIGTERM', () => {
        let isUsed = true;
        try { process.kill(user, 0); } catch { isUsed = false; }
        process.send({ isUsed }, () => process.exit());
      });
      ${listening}`),
    { env: process.env },
  );
  const user = children.start(
    'worker',
    process.execPath,
    script(`process.on('SIGTERM', () => setTimeout(process.exit, 200)); ${listening}`),
    { env: process.env },
  );
  await Promise.all([first, user].map(({ process: child }) => nextMessage(child)));
  first.process.send(user.process.pid ?? 0);
  const answer = nextMessage(first.process);
  await children.stop();
  expect(await answer).toEqual({ isUsed: false });
});

test.skipIf(!existsSync('/usr/bin/setpriv'))('a child ends when the task is killed', async () => {
  const task = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { Children } = await import(${JSON.stringify(pathToFileURL(path.join(import.meta.dirname, 'children.ts')))});
      const { process: child } = new Children(${JSON.stringify(folder)}).start(
        'worker', process.execPath, ['-e', "process.send('ready'); setInterval(() => {}, 1000)"], { env: process.env });
      child.once('message', () => process.send(child.pid));`,
    ],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const pid = Number(await nextMessage(task));
  expect(isRunning(pid)).toBe(true);
  task.kill('SIGKILL');
  await expect.poll(() => isRunning(pid)).toBe(false);
});

const nextMessage = (child: ChildProcess) => new Promise((resolve) => child.once('message', resolve));

/** A process that has ended but was not reaped is a zombie, which runs nothing. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  const state = stdout.trim();
  return state !== '' && !state.startsWith('Z');
}
