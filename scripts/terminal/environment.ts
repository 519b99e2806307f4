import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { Advice } from './steps.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Fills `process.env` for a command run by hand: a variable that is set wins, the running local
 * services' own values fill the rest.
 * @param needed the variables without which the command cannot do its work
 * @throws Advice when nothing is set and the local services have never run
 */
export function loadEnvironment(needed = ['SANITY_PROJECT_ID', 'DATABASE_URL', 'ALGOLIA_APP_ID']): void {
  if (needed.every((name) => process.env[name])) return;
  const file = path.join(root, '.data', process.env.FORECOURT_DATA ?? 'demo', 'environment.json');
  if (!existsSync(file))
    throw new Advice(
      'Nothing to work on yet: start `npm run demo` first, or set the variables of the README.',
    );
  const values = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  for (const [name, value] of Object.entries(values)) process.env[name] ??= value;
}
