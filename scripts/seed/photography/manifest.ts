import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLAN, type Planned } from './plan.ts';

/** Every picture there is, by its key, with the hash of what it was made from (fingerprint.ts). */
export type Manifest = Record<string, string>;

export const filesOf = (picture: Pick<Planned, 'key' | 'paintable'>): string[] =>
  picture.paintable ? [`${picture.key}.base.webp`, `${picture.key}.light.webp`] : [`${picture.key}.webp`];

export function readManifest(folder: string): Manifest {
  const file = join(folder, 'pictures.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

/** Written whole beside the old one and put in its place, so that stopping at any moment loses nothing. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const file = join(folder, 'pictures.json');
  const sorted = Object.fromEntries(
    Object.entries(manifest).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  writeFileSync(`${file}.part`, `${JSON.stringify(sorted, null, 1)}\n`);
  renameSync(`${file}.part`, file);
}

/** Pictures of an earlier plan go once everything that replaces them in their folder is there. */
export function dropSuperseded(folder: string, manifest: Manifest): void {
  const planned = new Map(PLAN.map((picture) => [picture.key, picture]));
  const folderOf = (key: string) => key.split('/').slice(0, 2).join('/');
  for (const key of Object.keys(manifest)) {
    if (planned.has(key)) continue;
    const replaced = PLAN.filter(
      (picture) => folderOf(picture.key) === folderOf(key) && !picture.view.startsWith('spin-'),
    );
    if (!replaced.every((picture) => manifest[picture.key])) continue;
    delete manifest[key];
    for (const file of [...filesOf({ key, paintable: true }), `${key}.webp`])
      rmSync(join(folder, file), { force: true });
  }
}

/** All files of pictures below a folder, as keys with endings. */
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
