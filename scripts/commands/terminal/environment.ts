import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { Advice } from './steps.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Checks that a command has the variables it needs, and prints to standard error which database it uses. Only
 * if `FORECOURT_DATA` names an environment of emulators (`npm run demo:command`) do its values fill in
 * missing ones.
 * @param needed the variables that the command requires
 * @throws Advice that names the missing variables
 */
export function loadEnvironment(needed = ['SANITY_PROJECT_ID', 'DATABASE_URL', 'ALGOLIA_APP_ID']): void {
  const { FORECOURT_DATA } = process.env;
  if (FORECOURT_DATA) fillFromEnvironmentFile(FORECOURT_DATA);
  const missing = needed.filter((name) => !process.env[name]);
  if (missing.length > 0)
    throw new Advice(
      `Set ${missing.join(', ')}: see .docs/production.md. To work on the demo, run \`npm run demo:command -- NAME\`.`,
    );
  if (needed.includes('DATABASE_URL')) process.stderr.write(`${databaseLine(process.env.DATABASE_URL)}\n`);
}

/** Returns the database that a command uses: 'Database: forecourt at db.example:5432'. */
export const databaseLine = (address?: string): string => `Database: ${databaseName(address)}`;

/** Returns a database's name without user and password: 'forecourt at db.example:5432'. */
export function databaseName(address = ''): string {
  if (!URL.canParse(address)) return 'an invalid address';
  const { host, pathname } = new URL(address);
  return `${decodeURIComponent(pathname.slice(1))} at ${host}`;
}

function fillFromEnvironmentFile(name: string): void {
  const file = path.join(root, '.data', name, 'environment.json');
  if (!existsSync(file)) throw new Advice('Nothing to work on yet: start `npm run demo` first.');
  const values = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  for (const [variable, value] of Object.entries(values)) process.env[variable] ??= value;
}
