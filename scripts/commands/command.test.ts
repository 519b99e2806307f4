import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { usageOf } from './command.ts';

const run = promisify(execFile);
const fileOf = (name: string) => path.join(import.meta.dirname, name);
const commands = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .filter((name) => readFileSync(fileOf(name), 'utf8').includes('await runCommand('));

test('every command of package.json has a help text that begins with how it is called', () => {
  const { scripts } = JSON.parse(readFileSync(fileOf('../../package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = Object.entries(scripts).flatMap(([script, program]) => {
    const [, file] = /commands\/([\w-]+)$/.exec(program) ?? [];
    return file ? [[script, `${file}.ts`] as const] : [];
  });
  expect(named.map(([, file]) => file).toSorted()).toEqual(commands.toSorted());
  for (const [script, file] of named)
    expect(usageOf(fileOf(file)).replaceAll('`', '')).toMatch(`pnpm ${script}`);
});

test('--help prints the usage of a command and has no other effect', async () => {
  const { stdout, stderr } = await run(process.execPath, [fileOf('backup.ts'), '--help'], { env: {} });
  expect([stdout, stderr]).toEqual([`${usageOf(fileOf('backup.ts'))}\n`, '']);
});

test('an unknown option is answered with how the command is called', async () => {
  const failure = run(process.execPath, [fileOf('backup.ts'), '--nonsense'], { env: {} });
  await expect(failure).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/Unknown option '--nonsense'[\s\S]*pnpm backup --to FILE/),
  });
});

test.each(['db-migrate', 'restore', 'stock-import', 'person-erase', 'worker'])(
  '%s refuses without DATABASE_URL',
  async (name) => {
    const options: Record<string, string[]> = {
      restore: ['--from', 'latest'],
      'stock-import': ['--mapping', 'none.ts', 'none.csv'],
      'person-erase': ['--phone', '0412345678'],
    };
    const failure = run(process.execPath, [fileOf(`${name}.ts`), ...(options[name] ?? [])], { env: {} });
    await expect(failure).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('DATABASE_URL'),
    });
  },
);
