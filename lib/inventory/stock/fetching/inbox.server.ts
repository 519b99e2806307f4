import { createReadStream } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { download } from './download.server.ts';
import { FetchProblem } from './fetch-problem.ts';
import { isPattern, newestOf, splitPath } from './newest.ts';
import { copyPhoto } from './photos/copy-photo.server.ts';
import type { PhotoPlace } from './photos/photo-place.ts';
import type { FeedSource } from './source.ts';
import type { Transport } from './transport.ts';

type InboxSource = Extract<FeedSource, { kind: 'inbox' }>;

/** Copies a file from the inbox folder on this machine; the original stays. */
export const inboxTransport: Transport<InboxSource> = async ({
  source,
  inboxRoot,
  folder,
  limits,
  takePhotos,
  signal,
}) => {
  if (!inboxRoot) throw new FetchProblem('Inbox feeds are not available: FEED_INBOX is not set.');
  try {
    const file = await fileBelow(await realpath(inboxRoot), source.path);
    const name = path.basename(file);
    const before = await stat(file);
    const copy = await download(createReadStream(file), { folder, name, limit: limits.fileBytes, signal });
    const after = await stat(file);
    if (after.size !== before.size || after.mtimeMs !== before.mtimeMs)
      throw new FetchProblem('The file was changed while it was being read.');
    await takePhotos?.(placeOf(path.dirname(file)), signal);
    return { path: copy, bytes: before.size };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new FetchProblem(`The inbox has no file ${source.path}.`);
    throw error;
  }
};

/** @throws FetchProblem when the path, or a symbolic link in it, leads outside the inbox */
async function fileBelow(root: string, wantedPath: string): Promise<string> {
  const { folder, name } = splitPath(wantedPath);
  const place = await realpath(path.join(root, folder));
  if (!isPattern(name)) return within(root, await realpath(path.join(place, name)));
  within(root, path.join(place, name));
  const files = [];
  for (const entry of await readdir(place, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const { mtimeMs, size } = await stat(path.join(place, entry.name));
    files.push({ name: entry.name, changedAt: mtimeMs, bytes: size });
  }
  return path.join(place, newestOf(files, name).name);
}

function within(root: string, file: string): string {
  if (!file.startsWith(`${root}${path.sep}`)) throw new FetchProblem('The path leads outside the inbox.');
  return file;
}

/** Skips symbolic links, which could lead outside the inbox. */
const placeOf = (root: string): PhotoPlace => ({
  list: async (folder) => {
    const at = path.join(root, folder ?? '');
    const entries = (await readdir(at, { withFileTypes: true })).filter(
      (entry) => entry.isFile() || entry.isDirectory(),
    );
    return Promise.all(
      entries.map(async (entry) => {
        const { size, mtimeMs } = await stat(path.join(at, entry.name));
        return {
          name: entry.name,
          isFolder: entry.isDirectory(),
          bytes: size,
          version: `${size}:${Math.trunc(mtimeMs)}`,
        };
      }),
    );
  },
  copy: (photo, options) => copyPhoto(createReadStream(path.join(root, photo)), options),
});
