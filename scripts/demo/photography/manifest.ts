import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOOKS_OF, MAIN_ANGLES } from './names.ts';
import { PLAN, type Planned } from './plan.ts';

/** Every picture that exists, by its key, with the hash of its inputs (fingerprint.ts). */
export type Manifest = Record<string, string>;

/**
 * A picture's files, relative to the folder of pictures: two where `tint.ts` can put on any paint, else
 * one.
 */
export const filesOf = (picture: Pick<Planned, 'key' | 'paintable'>): string[] =>
  picture.paintable ? [`${picture.key}.base.webp`, `${picture.key}.light.webp`] : [`${picture.key}.webp`];

/** The manifest of a folder of pictures; empty when there is none yet. */
export function readManifest(folder: string): Manifest {
  const file = join(folder, 'pictures.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

/** Written to a temporary file and then renamed, so that stopping at any moment loses nothing. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const file = join(folder, 'pictures.json');
  const sorted = Object.fromEntries(
    Object.entries(manifest).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  writeFileSync(`${file}.part`, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(`${file}.part`, file);
}

/** Pictures of an earlier plan are deleted once the main views that replace them are in their folder. */
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

/** The files of all pictures below a folder, as keys with extensions. */
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
