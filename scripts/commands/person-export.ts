// pnpm person:export --phone NUMBER | --email ADDRESS [--file FILE]: exports all data about a person on all
// sites, as JSON. The file must not exist, and only its owner can read it.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { exportPerson } from '@forecourt/lib/operations/privacy/export.server';
import { readableExport } from '@forecourt/lib/operations/privacy/readable-export';
import { runCommand } from './command.ts';
import { PERSON_OPTIONS, withPerson } from './person.ts';
import { Advice } from './terminal/steps.mjs';

const USAGE = 'pnpm person:export --phone NUMBER | --email ADDRESS [--file FILE]';

await runCommand(async () => {
  const { values } = parseArgs({ options: { ...PERSON_OPTIONS, file: { type: 'string' } } });
  await withPerson(values, USAGE, async (pool, person) => {
    const text = `${JSON.stringify(readableExport(await exportPerson(pool, person)), null, 2)}\n`;
    if (!values.file) return void process.stdout.write(text);
    await writeFile(values.file, text, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new Advice(`${values.file} already exists.`) : error;
    });
  });
});
