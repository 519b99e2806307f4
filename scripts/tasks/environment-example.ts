// `node scripts/tasks/environment-example.ts`: writes .deploy/forecourt.env.example from the table of variables.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { variables } from '@forecourt/lib/platform/env';
import { PURPOSES } from '@forecourt/lib/platform/env-purposes';
import { parse } from 'yaml';
import { ROOT } from '../emulators/settings.ts';

const FOLDER = path.join(ROOT, '.deploy');
const FILE = path.join(FOLDER, 'forecourt.env.example');

/** Variables of compose.yaml that the product does not read. */
const COMPOSE_ONLY: Readonly<Record<string, string>> = {
  POSTGRES_PASSWORD: 'the password of the database',
  SANITY_STUDIO_BACK_OFFICE_URL:
    "where the studio finds the storefront's back office: https://www.dealer.example",
};
/** Optional for some programs, but required by the services of compose.yaml. */
const NEEDED: readonly string[] = [
  'SANITY_API_TOKEN',
  'ALGOLIA_ADMIN_KEY',
  'RESERVATION_SECRET',
  'STRIPE_SECRET_KEY',
];
/** Addresses of emulators, which an installation leaves out. */
const isOfDemo = (name: keyof typeof variables) => PURPOSES[name].startsWith('alternative URL');
const DEFAULTS: Readonly<Record<string, string>> = { SANITY_DATASET: 'production' };

/**
 * Returns the content of `.deploy/forecourt.env.example`: all variables of the product and of compose.yaml
 * with their purpose.
 */
export function environmentExample(): string {
  const text = readFileSync(path.join(FOLDER, 'compose.yaml'), 'utf8');
  const { services } = parse(text, { merge: true }) as {
    services: Record<string, { environment?: Record<string, string> }>;
  };
  // Variables that compose.yaml sets for a service, but not from a variable of the same name.
  const set = new Set(
    Object.values(services).flatMap(({ environment = {} }) =>
      Object.entries(environment).flatMap(([name, value]) => (value.includes(`\${${name}`) ? [] : [name])),
    ),
  );
  const names = Object.keys(variables) as (keyof typeof variables)[];
  const isRequired = (name: keyof typeof variables) =>
    NEEDED.includes(name) || !variables[name].safeParse(undefined).success || text.includes(`\${${name}:?}`);
  const own = names.filter((name) => !set.has(name) && !isOfDemo(name));
  const lines = (chosen: readonly string[], sign: string) =>
    chosen.flatMap((name) => {
      const purpose = COMPOSE_ONLY[name] ?? PURPOSES[name as keyof typeof variables];
      return [`# ${name}: ${purpose}`, `${sign}${name}=${DEFAULTS[name] ?? ''}`];
    });
  const required = own.filter(isRequired);
  return `${[
    '# Copy to forecourt.env and fill in. Written by scripts/tasks/environment-example.ts from lib/platform/env-purposes.ts.',
    '# No quotes around values: kubectl would keep them. For secrets of your own: openssl rand -hex 32',
    '',
    '# Required',
    ...lines([...Object.keys(COMPOSE_ONLY), ...required], ''),
    '',
    '# Optional: remove the sign before a line to set it',
    ...lines(
      own.filter((name) => !required.includes(name)),
      '#',
    ),
    '',
    '# Set by compose.yaml. Without compose, set DATABASE_URL, and the others as needed',
    ...lines(
      names.filter((name) => set.has(name)),
      '#',
    ),
    '',
    '# For demos and tests only',
    ...lines(names.filter(isOfDemo), '#'),
  ].join('\n')}\n`;
}

if (import.meta.filename === process.argv[1]) writeFileSync(FILE, environmentExample());
