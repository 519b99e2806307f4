import { existsSync, readFileSync } from 'node:fs';
import { copyFile, glob, lstat, mkdir, readFile, readlink, realpath, symlink } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { ROOT } from '../../emulators/settings.ts';

/** Compilers and development servers that Next's production server references but never loads. */
const COMPILERS = [
  'compiled/{@next/font,babel,babel-packages,next-devtools,terser,webpack}/**',
  'build/{babel,webpack}/**',
  '**/*.dev.js',
].map((files) => `node_modules/.pnpm/next@*/node_modules/next/dist/${files}`);
/** Folders read at run time by a path that no import names. */
const READ_AT_RUN = [
  'lib/platform/database/migrations',
  'storefront/public',
  'storefront/dist/editing',
  'scripts/demo/mappings',
];
/** Tests, data and secrets of a demo, and framework output that is never read. */
const NEVER_READ =
  /\.test\.tsx?$|^\.data(?:\/|$)|^storefront\/\.next\/(?:cache|dev|diagnostics|trace|trace-build|turbopack|types|standalone)(?:\/|$)/;

/**
 * Returns all files read at run time: imported files, files the framework traced for each page, the build
 * itself, and folders read by name.
 * @param entries paths from the project's root
 * @returns paths from the project's root
 */
export async function tracedFiles(entries: readonly string[]): Promise<Set<string>> {
  const { fileList } = await nodeFileTrace(
    entries.map((entry) => path.join(ROOT, entry)),
    {
      base: ROOT,
      readFile: readAsJavaScript,
      // A path built at run time would include whole folders, such as a demo's secrets.
      analysis: { emitGlobs: false },
      ignore: COMPILERS,
    },
  );
  const files = new Set(fileList);
  for await (const list of glob('storefront/.next/**/*.nft.json', { cwd: ROOT })) {
    const { files: traced } = JSON.parse(await readFile(path.join(ROOT, list), 'utf8')) as {
      files: string[];
    };
    for (const file of traced) files.add(path.relative(ROOT, path.resolve(ROOT, path.dirname(list), file)));
  }
  for (const folder of ['storefront/.next', ...READ_AT_RUN])
    for await (const entry of glob(`${folder}/**/*`, { cwd: ROOT, withFileTypes: true }))
      if (!entry.isDirectory()) files.add(path.relative(ROOT, path.join(entry.parentPath, entry.name)));
  // The fonts of PDFs and social cards, which no import names: a link to each package, and the files of two weights.
  for await (const link of glob('storefront/node_modules/@fontsource/*', { cwd: ROOT })) {
    files.add(link);
    const folder = path.relative(ROOT, await realpath(path.join(ROOT, link)));
    for await (const file of glob(`${folder}/files/*-latin-{400,600}-normal.woff`, { cwd: ROOT }))
      files.add(file);
  }
  // Module resolution needs the manifests.
  for (const folder of ['.', 'lib', 'schemas', 'storefront', 'scripts'])
    files.add(path.join(folder, 'package.json'));
  return new Set([...files].filter((file) => !NEVER_READ.test(file) && existsSync(path.join(ROOT, file))));
}

/** Copies files with their folders. Links remain links, both to files and to folders. */
export async function copyTraced(files: ReadonlySet<string>, to: string): Promise<void> {
  const realFiles = new Set<string>();
  const realFolders = new Map<string, string>();
  for (const file of files) {
    const folder = path.dirname(file);
    if (!realFolders.has(folder)) {
      realFolders.set(folder, path.relative(ROOT, await realpath(path.join(ROOT, folder))));
      for (const link of await linksAbove(file)) realFiles.add(link);
    }
    realFiles.add(path.join(realFolders.get(folder) ?? '', path.basename(file)));
  }
  const folders = new Set([...realFiles].map((file) => path.join(to, path.dirname(file))));
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
  await Promise.all(
    [...realFiles].map(async (file) => {
      const from = path.join(ROOT, file);
      const target = path.join(to, file);
      const link = await readlink(from).catch(() => null);
      if (link === null) await copyFile(from, target);
      else await symlink(link, target).catch(ignoreExisting);
    }),
  );
}

async function linksAbove(file: string): Promise<string[]> {
  const links: string[] = [];
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder))
    if ((await lstat(path.join(ROOT, folder))).isSymbolicLink()) links.push(folder);
  return links;
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

/** Strips types, because the tracer parses only JavaScript. */
async function readAsJavaScript(file: string): Promise<string | null> {
  try {
    const text = readFileSync(file, 'utf8');
    return file.endsWith('.ts') && !file.endsWith('.d.ts') ? stripTypeScriptTypes(text) : text;
  } catch {
    return null;
  }
}
