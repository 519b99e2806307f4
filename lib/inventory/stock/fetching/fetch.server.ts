import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Format } from '../reading/formats.ts';
import { ftpTransport } from './ftp.server.ts';
import { httpsTransport } from './https.server.ts';
import { inboxTransport } from './inbox.server.ts';
import { FetchProblem, networkProblem } from './problem.ts';
import { sentTransport } from './sent.server.ts';
import { sftpTransport } from './sftp.server.ts';
import type { FeedSource } from './source.ts';
import type { FetchedFile, FetchTask } from './transport.ts';
import { unpack } from './unpack.server.ts';

export type FetchOptions = Omit<FetchTask<FeedSource>, 'limits'> & {
  limits?: Partial<FetchTask<FeedSource>['limits']>;
  format: Format;
  isAllowedUrl?: ((url: URL) => boolean) | undefined;
};

const LIMITS = { fileBytes: 1_000_000_000, unpackedBytes: 2_000_000_000, patienceMs: 10 * 60_000 };

/**
 * Fetches a feed's file and unpacks it into the folder.
 *
 * @returns the path of the file, or `unchanged` when it is the known version
 * @throws FetchProblem, also for network errors; the signal's reason when it is aborted
 */
export async function fetchFeed(options: FetchOptions): Promise<FetchedFile | 'unchanged'> {
  const limits = { ...LIMITS, ...options.limits };
  const patience = AbortSignal.timeout(limits.patienceMs);
  const task = { ...options, limits, signal: AbortSignal.any([options.signal, patience]) };
  try {
    const fetchedFile = await transport(task, options.isAllowedUrl);
    if (fetchedFile === 'unchanged') return fetchedFile;
    const { size } = await stat(fetchedFile.path);
    if (typeof fetchedFile.bytes === 'number' && fetchedFile.bytes !== size)
      throw new FetchProblem(`The file was cut off: only ${size} of ${fetchedFile.bytes} bytes arrived.`);
    const folder = path.join(task.folder, 'unpacked');
    await mkdir(folder);
    const { format, takePhotos, signal } = task;
    return {
      ...fetchedFile,
      path: await unpack({
        file: fetchedFile.path,
        folder,
        format,
        limit: limits.unpackedBytes,
        takePhotos,
        signal,
      }),
    };
  } catch (error) {
    options.signal.throwIfAborted();
    throw networkProblem(error);
  }
}

function transport(
  task: FetchTask<FeedSource>,
  isAllowedUrl: FetchOptions['isAllowedUrl'],
): Promise<FetchedFile | 'unchanged'> {
  const { source } = task;
  switch (source.kind) {
    case 'https':
      return httpsTransport(isAllowedUrl)({ ...task, source });
    case 'sftp':
      return sftpTransport({ ...task, source });
    case 'ftp':
      return ftpTransport({ ...task, source });
    case 'inbox':
      return inboxTransport({ ...task, source });
    case 'sent':
      return sentTransport({ ...task, source });
  }
}
