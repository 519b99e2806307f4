import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../emulators/settings.ts';
import { BUNDLE } from '../../tasks/builds.ts';

const run = promisify(execFile);
const BUILD = path.join('storefront', '.next');
/** The hash of its content in a file's name: `1gskpm3q45dh5.js`, `turbopack-077hmtqrhcoji.js`, `marine.0itj20n3_8rjm.css`. */
const HASH = /([\w~-]{13})\.\w+$/;
/** These folders depend on their own location; everything else is the same in each version. */
const OWN = new Set(['storefront', 'scripts']);
/** Build files that may refer to others. */
const TEXT = /\.(?:js|mjs|cjs|json|css|html|rsc|meta|txt|map|body)$|(?:^|\/)BUILD_ID$/;

const reversed = (name: string): string => name.split('').toReversed().join('');

/**
 * Makes a bundle whose build can be changed, in a second instead of minutes: the build is copied, everything else is
 * the tested one's.
 * @returns the folder of its build
 */
export async function copiedBundle(folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(BUNDLE)) {
    const [from, to] = [path.join(BUNDLE, name), path.join(folder, name)];
    if (OWN.has(name)) await cp(from, to, { recursive: true, verbatimSymlinks: true });
    else await symlink(from, to);
  }
  return path.join(folder, BUILD);
}

/**
 * Makes a bundle that browsers treat as the next version: the tested one with each hash in a name, and its version,
 * reversed.
 * @returns its folder, and further folders that it may read
 */
export async function renamedVersion(folder: string): Promise<{ bundle: string; reads: string[] }> {
  const build = await copiedBundle(folder);
  const files = await filesBelow(build);
  const version = await versionOf(folder);
  const hashes = files
    .filter((file) => file.startsWith('static/immutable/'))
    .flatMap((file) => HASH.exec(path.basename(file))?.[1] ?? []);
  const names = new Map([version, ...hashes].map((name) => [name, reversed(name)]));
  const pattern = new RegExp([...names.keys()].join('|'), 'g');
  const renamed = (text: string) => text.replace(pattern, (name) => names.get(name) ?? name);
  await Promise.all(
    files
      .filter((file) => TEXT.test(file))
      .map(async (file) => {
        const text = await readFile(path.join(build, file), 'utf8');
        const other = renamed(text);
        if (other !== text) await writeFile(path.join(build, file), other);
      }),
  );
  for (const file of files.filter((name) => renamed(name) !== name)) {
    await mkdir(path.join(build, path.dirname(renamed(file))), { recursive: true });
    await rename(path.join(build, file), path.join(build, renamed(file)));
  }
  return { bundle: folder, reads: [BUNDLE] };
}

/** A page script that gets an extra line in the next version. */
const CHANGED = 'storefront/features/form-launcher/AnyFormDialog.client.tsx';
const PACKAGES = ['.', 'lib', 'schemas', 'storefront', 'studio', 'scripts'];

/**
 * Builds a real next version from a copy of the tracked files with one change, which takes a minute or two.
 * @returns its folder, and further folders that it may read
 */
export async function builtVersion(folder: string): Promise<{ bundle: string; reads: string[] }> {
  await rm(folder, { recursive: true, force: true });
  const [source, bundle] = [path.join(folder, 'source'), path.join(folder, 'bundle')];
  const { stdout } = await run('git', ['ls-files', '-z'], { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 });
  for (const file of stdout.split('\0').filter(Boolean))
    await cp(path.join(ROOT, file), path.join(source, file), { verbatimSymlinks: true });
  // Hard links, because Next does not follow symlinks that lead out of its project.
  for (const name of PACKAGES) {
    const packages = path.join(name, 'node_modules');
    await run('cp', ['-al', path.join(ROOT, packages), path.join(source, packages)]);
  }
  await appendFile(
    path.join(source, CHANGED),
    "\n(globalThis as { edition?: string }).edition = 'the next one';\n",
  );
  await run(process.execPath, ['scripts/tasks/bundle.ts', '--to', bundle], {
    cwd: source,
    env: { ...process.env, FORECOURT_TYPES: 'checked' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { bundle, reads: [] };
}

export const versionOf = async (bundle: string): Promise<string> =>
  (await readFile(path.join(bundle, BUILD, 'BUILD_ID'), 'utf8')).trim();

export const staticAddresses = async (bundle: string): Promise<string[]> =>
  (await filesBelow(path.join(bundle, BUILD, 'static'))).map((file) => `/_next/static/${file}`);

export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
