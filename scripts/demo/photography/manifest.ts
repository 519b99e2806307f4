import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOOKS_OF, MAIN_ANGLES } from './names.ts';
import { PLAN, type Planned } from './plan.ts';

/** Rendered pictures by key, with the hash of their inputs (fingerprint.ts). */
export type Manifest = Record<string, string>;

/**
 * Returns a picture's files relative to the pictures folder: two where `tint.ts` can apply any paint, else
 * one.
 */
export const filesOf = (picture: Pick<Planned, 'key' | 'paintable'>): string[] =>
  picture.paintable ? [`${picture.key}.base.webp`, `${picture.key}.light.webp`] : [`${picture.key}.webp`];

/** Reads the manifest of a pictures folder; empty before the first picture. */
export function readManifest(folder: string): Manifest {
  const file = join(folder, 'pictures.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

/** Writes to a temporary file and renames it, so that an interruption loses nothing. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const file = join(folder, 'pictures.json');
  const sorted = Object.fromEntries(
    Object.entries(manifest).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  writeFileSync(`${file}.part`, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(`${file}.part`, file);
}

/** Deletes pictures of an earlier plan once the main views that replace them exist. */
export function dropSuperseded(folder: string, manifest: Manifest): void {
  const planned = new Set(PLAN.map(({ key }) => key));
  for (const key of Object.keys(manifest)) {
    const [top, body = ''] = key.split('/');
    if (planned.has(key) || top !== 'cars') continue;
    const usual = (LOOKS_OF as Readonly<Record<string, readonly string[]>>)[body]?.[0];
    if (!usual || !MAIN_ANGLES.every((view) => manifest[`cars/${body}/${usual}/${view}`])) continue;
    delete manifest[key];
    for (const file of filesOf({ key, paintable: true })) rmSync(join(folder, file), { force: true });
  }
}

export function picturesIn(
  folder: string,
  below: readonly string[] = ['cars', 'interiors', 'editorial'],
): string[] {
  return below.flatMap((name) =>
    readdirSync(join(folder, name)).flatMap((entry) => {
      const path = `${name}/${entry}`;
      return statSync(join(folder, path)).isDirectory() ? picturesIn(folder, [path]) : [path];
    }),
  );
}
