import { spawn } from 'node:child_process';
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../emulators/settings.ts';

const FOLDER = path.join(ROOT, '.data', 'empty-studio');
const STUDIO = path.join(ROOT, 'studio');

/** One document type with one field, and Sanity's own tools. */
const CONFIG = `import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import { localLake } from './local/localLake.ts';

const local = localLake();
const title = { name: 'title', title: 'Title', type: 'string' };

export default defineConfig({
  name: 'default',
  projectId: 'forecourt',
  dataset: 'production',
  plugins: [structureTool()],
  auth: { loginMethod: 'token' },
  schema: { types: [{ name: 'page', type: 'document', fields: [title] }] },
  document: local.document,
  ...local.workspace,
});
`;

/**
 * Builds a studio without our code but the adapters of the emulator, from the same version of Sanity.
 * @returns the folder with its files
 */
export async function buildEmptyStudio(): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  await symlink(path.join(STUDIO, 'node_modules'), path.join(FOLDER, 'node_modules'));
  for (const name of ['local', 'sanity.cli.ts', 'package.json'])
    await cp(path.join(STUDIO, name), path.join(FOLDER, name), { recursive: true });
  await writeFile(path.join(FOLDER, 'sanity.config.ts'), CONFIG);
  await build();
  return path.join(FOLDER, 'dist');
}

const build = () =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, ['node_modules/sanity/bin/sanity', 'build', '--yes'], {
      cwd: FOLDER,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, SANITY_STUDIO_LAKE: 'local' },
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error('The empty studio did not build.')),
    );
  });
