// pnpm person:erase --phone NUMBER | --email ADDRESS [--yes]: erases a person's data on all sites; without
// --yes it only counts what would be erased. Payment records are kept without personal details.
import { parseArgs } from 'node:util';
import { erasePersonEverywhere } from '@forecourt/lib/operations/privacy/erase.server';
import { readableName } from '@forecourt/lib/operations/privacy/readable-export';
import { runCommand } from './command.ts';
import { PERSON_OPTIONS, withPerson } from './person.ts';

const USAGE = 'pnpm person:erase --phone NUMBER | --email ADDRESS [--yes]';

await runCommand(async () => {
  const { values } = parseArgs({ options: { ...PERSON_OPTIONS, yes: { type: 'boolean', default: false } } });
  await withPerson(values, USAGE, async (pool, person) => {
    const { erased, kept } = await erasePersonEverywhere(pool, person, { dryRun: !values.yes });
    if (values.yes) {
      const line = { level: 'info', message: 'a person was erased', at: new Date(), erased, kept };
      process.stdout.write(`${JSON.stringify(line)}\n`);
      return;
    }
    for (const [part, count] of Object.entries(erased))
      process.stdout.write(`${readableName(part)}: ${count}\n`);
    process.stdout.write(`reservations and payments still open, not erased: ${kept}\n`);
    process.stdout.write('Nothing has been erased. Run again with --yes to erase this data permanently.\n');
  });
});
