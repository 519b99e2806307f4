// pnpm person:erase --phone NUMBER | --email ADDRESS [--yes]: erases somebody on all sites; without --yes it says what
// that would come to. The books stay: what was paid and when, without who.
import { parseArgs } from 'node:util';
import { erasePersonEverywhere } from '@forecourt/lib/operations/privacy/erase.server';
import { readableName } from '@forecourt/lib/operations/privacy/words';
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
    process.stdout.write(`reservations and payments that are not over yet, and stay: ${kept}\n`);
    process.stdout.write(
      'Nothing is erased yet: the same with --yes does it, and nobody can take it back.\n',
    );
  });
});
