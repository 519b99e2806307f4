import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { type Queryable, transaction } from '../../../platform/database/client.server.ts';
import type { PhotoStorage } from '../../../platform/storage/storage.ts';
import { publishPhotoHosts } from '../../media/feed-hosts.server.ts';
import { importFeed } from '../importing/import-feed.server.ts';
import type { Format } from '../reading/formats.ts';
import type { FeedDefinition, ReadFeed } from './definition.server.ts';
import { FetchProblem, networkProblem } from './fetch-problem.ts';
import { ftpTransport } from './ftp.server.ts';
import { httpsTransport } from './https.server.ts';
import { inboxTransport } from './inbox.server.ts';
import { photosBesideFeed } from './photos/feed-photos.server.ts';
import type { PhotoLimits } from './photos/take-photos.server.ts';
import { recordFailedRun } from './record-failure.server.ts';
import { feedSecret } from './secrets.server.ts';
import { sentFile, sentTransport } from './sent.server.ts';
import { sftpTransport } from './sftp.server.ts';
import type { FeedSource } from './source.ts';
import {
  beginRun,
  endRun,
  type FeedState,
  type Judged,
  markDue,
  recordHostKey,
  requeueRun,
  takeFeed,
  waitingFeeds,
} from './state.server.ts';
import type { FetchedFile, FetchTask } from './transport.ts';
import { unpack } from './unpack.server.ts';

export interface FeedTools extends Partial<Pick<FetchOptions, 'isAllowedUrl' | 'limits'>> {
  feed(feedId: string): Promise<ReadFeed | null>;
  secretKey: string | null;
  inboxRoot: string | null;
  isAllowedAddress(address: string): boolean;
  /** Storage for photos next to feed files; null if the image server has no storage for them. */
  keptPhotos: PhotoStorage | null;
  /** Hosts on a private network, configured in the environment, that photo URLs may use. */
  privateHosts?: readonly string[];
  photoLimits?: Partial<PhotoLimits>;
  canBeShown?: (db: Queryable) => Promise<(photo: URL) => boolean>;
}

/** How a run ended: the error, if any, and the file it judged if it differs from the last run's. */
interface Ended {
  problem: string | null;
  judged: Judged | null;
}

const INTERRUPTED = 'The run was interrupted because the worker stopped. Nothing was changed.';
const INTERNAL_ERROR = 'The import failed on our side. Nothing was changed.';

/**
 * Runs the feed that has waited longest and is not locked by another worker.
 *
 * @param signal aborts the run, which starts again later
 * @returns whether a feed was run
 * @throws errors of the database or of the content lake; the signal's reason
 */
export async function runNextFeed(pool: pg.Pool, tools: FeedTools, signal: AbortSignal): Promise<boolean> {
  for (const feedId of await waitingFeeds(pool)) {
    const hasRun = await transaction(pool, async (connection) => {
      const state = await takeFeed(connection, feedId);
      // This connection only holds the lock. The run writes on other connections, so its progress is visible.
      if (state) await run(pool, state, tools, signal);
      return state !== null;
    });
    if (hasRun) return true;
  }
  return false;
}

async function run(pool: pg.Pool, state: FeedState, tools: FeedTools, signal: AbortSignal): Promise<void> {
  const { feedId } = state;
  if (state.startedAt) return restartInterruptedRun(pool, state, state.startedAt);
  const startedAt = new Date();
  const feed = await tools.feed(feedId);
  await beginRun(pool, feedId);
  try {
    if (!feed) throw new FetchProblem('No feed with this name is published.');
    // Before the import, so that the photos of a new feed can be fetched immediately.
    await publishPhotoHosts(pool, [feed]);
    if ('problem' in feed) throw new FetchProblem(feed.problem);
    await endRun(pool, feedId, await fetchAndImport(pool, feed.definition, state, tools, signal));
  } catch (error) {
    if (error instanceof FetchProblem) {
      await recordFailedRun(pool, feedId, startedAt, error.message);
      return endRun(pool, feedId, { problem: error.message, judged: null });
    }
    if (signal.aborted) await requeueRun(pool, feedId);
    else await endRun(pool, feedId, { problem: INTERNAL_ERROR, judged: null });
    throw error;
  }
}

/**
 * Records a run whose worker died as failed and starts it again, but only once: a feed that kills its worker
 * twice is not restarted.
 */
async function restartInterruptedRun(
  pool: pg.Pool,
  { feedId, problem }: FeedState,
  startedAt: Date,
): Promise<void> {
  await recordFailedRun(pool, feedId, startedAt, INTERRUPTED);
  await endRun(pool, feedId, { problem: INTERRUPTED, judged: null });
  if (problem !== INTERRUPTED) await markDue(pool, [feedId]);
}

/** @throws FetchProblem when there is no file to import */
async function fetchAndImport(
  pool: pg.Pool,
  definition: FeedDefinition,
  state: FeedState,
  tools: FeedTools,
  signal: AbortSignal,
): Promise<Ended> {
  const { id, mapping, accept, source, format, photoFiles } = definition;
  const settingsHash = sha256(
    JSON.stringify([mapping, accept, ...(photoFiles === 'missing' ? [] : [photoFiles])]),
  );
  // A manually requested run or a changed mapping judges the file again even if it is the same.
  const isKnown = state.requestedAt === null && state.fingerprint?.startsWith(`${settingsHash}:`) === true;
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-feed-'));
  try {
    const storage = photoFiles === 'never' ? null : tools.keptPhotos;
    const photos =
      storage &&
      (await photosBesideFeed({ pool, feed: definition, storage, folder, limits: tools.photoLimits }));
    const fetchedFeed = await fetchFeed({
      ...tools,
      source,
      format,
      folder,
      signal,
      takePhotos: photos?.take ?? null,
      known: {
        etag: isKnown ? state.etag : null,
        lastModified: isKnown ? state.lastModified : null,
        hostKey: state.hostKey,
      },
      sent: () => sentFile(pool, id),
      secret: (name) => feedSecret(pool, tools.secretKey, name),
      onHostKey: (fingerprint) => recordHostKey(pool, id, fingerprint),
    });
    if (fetchedFeed === 'unchanged') return { problem: state.refusal, judged: null };
    const fingerprint = `${settingsHash}:${await hashOf(fetchedFeed.path)}${photos?.fingerprint() ?? ''}`;
    const fileVersion = {
      etag: fetchedFeed.etag ?? null,
      lastModified: fetchedFeed.lastModified ?? null,
      fingerprint,
    };
    if (isKnown && fingerprint === state.fingerprint)
      return { problem: state.refusal, judged: { ...fileVersion, refusal: state.refusal } };
    const report = await importFeed({
      pool,
      mapping: { ...mapping, privateHosts: [...mapping.privateHosts, ...(tools.privateHosts ?? [])] },
      file: fetchedFeed.path,
      accept,
      isNoted: true,
      ...(await photos?.forImport(fetchedFeed.path)),
      ...(tools.canBeShown && { canBeShown: await tools.canBeShown(pool) }),
    });
    if (report.error === null) await photos?.end();
    return { problem: report.error, judged: { ...fileVersion, refusal: report.error } };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('base64url');
}

type FetchOptions = Omit<FetchTask<FeedSource>, 'limits'> & {
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
async function fetchFeed(options: FetchOptions): Promise<FetchedFile | 'unchanged'> {
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
