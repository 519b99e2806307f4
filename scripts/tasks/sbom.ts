// `node scripts/bootstrap.mjs sbom --to FILE`: writes a software bill of materials (CycloneDX JSON) of the
// packages in the bundle.
import path from 'node:path';
import { Advice, runTask } from '../commands/terminal/steps.mjs';
import { readArguments } from './testing/arguments.ts';
import { check } from './testing/run.ts';

const USAGE = 'node scripts/bootstrap.mjs sbom --to FILE';
const PACKAGES = ['storefront', 'lib', 'schemas', 'scripts'];

await runTask(async () => {
  const { values } = readArguments(USAGE, { options: { to: { type: 'string' } } });
  if (!values.to) throw new Advice(USAGE);
  const filters = PACKAGES.flatMap((name) => ['--filter', `./${name}`]);
  const out = path.resolve(values.to);
  await check('Listing packages', 'pnpm', [
    ...filters,
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--prod',
    '--out',
    out,
  ]);
});
