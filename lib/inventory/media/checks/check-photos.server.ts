import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { type Queryable, transaction } from '../../../platform/database/client.server.ts';
import type { PhotoStorage } from '../../../platform/storage/storage.ts';
import { restHost, takeSlot } from '../ahead/photo-queue.server.ts';
import { checkPicture } from '../encode.server.ts';
import type { FailureBook } from '../failures.server.ts';
import type { ContentVersion, FetchChanged } from '../fetch-original.server.ts';
import { originalName } from '../originals.server.ts';
import { type FailureReason, HostRestsFailure, PhotoFailure } from '../photo-failure.ts';
import { type DueCheck, hostsToCheck, takeChecks } from './check-queue.server.ts';
import { lookOf, type PhotoLook } from './look.server.ts';
import { MOST_SHARING } from './photo-faults.ts';

/** A turn ends after this many photos, this much time or these bytes; its results are stored at the end. */
const TURN_PHOTOS = 20;
const TURN_MS = 20_000;
const TURN_BYTES = 60_000_000;
const FAILURES_IN_A_ROW = 3;
/** Reasons that may be the host's fault: the photo counts as unavailable only after several failures. */
const OF_HOSTS: ReadonlySet<FailureReason> = new Set(['unreachable', 'slow', 'refused']);
const HOST_FAILURES = 3;
/** Reasons for which the content was seen. */
const OF_CONTENT: ReadonlySet<FailureReason> = new Set(['no photo', 'broken', 'too large', 'too small']);

const DAY_SECONDS = 24 * 3_600;
const FIRST_WAIT_SECONDS = 15 * 60;
/** Characters of the hash in a public address. */
const VERSION_LENGTH = 10;

export interface CheckTools {
  fetchChanged: FetchChanged;
  /** Where the image server stores originals, so that each is fetched only once; null without such storage. */
  storage: PhotoStorage | null;
  failures: FailureBook;
  /** Photos of one host that all workers together fetch at a time. */
  perHost: number;
}

/**
 * Checks some of the due photos of one host that has a free slot: whether they can be shown, whether their
 * content was replaced, and what they look like. If the worker dies, nothing is lost: they stay due.
 *
 * @returns whether there were any
 */
export async function checkPhotos(pool: pg.Pool, tools: CheckTools, signal: AbortSignal): Promise<boolean> {
  const hosts = await hostsToCheck(pool);
  // Each worker begins at another host, so that they are not all blocked by the same slow one.
  const start = Math.floor(Math.random() * hosts.length);
  for (const host of [...hosts.slice(start), ...hosts.slice(0, start)]) {
    const hasWorked = await transaction(pool, async (connection) => {
      if (!(await takeSlot(connection, host, tools.perHost))) return false;
      const due = await takeChecks(connection, host, TURN_PHOTOS);
      if (due.length === 0) return false;
      const turn = await checkSome(due, tools, signal);
      await recordChecks(connection, turn.results);
      const hasSuccess = turn.results.some(({ failures }) => failures === 0);
      await restHost(connection, host, { rests: turn.rests, hasSuccess });
      return turn.results.length > 0;
    });
    if (hasWorked) return true;
  }
  return false;
}

interface CheckResult extends ContentVersion, PhotoFinding {
  address: string;
  failures: number;
  waitSeconds: number;
  /** True if pages may show the photo in another way than before. */
  isNews: boolean;
}

interface PhotoFinding {
  hash: string | null;
  version: string | null;
  problem: FailureReason | null;
  /** Undefined if the content is the same as before. */
  look: PhotoLook | null | undefined;
}

async function checkSome(due: readonly DueCheck[], tools: CheckTools, signal: AbortSignal) {
  const results: CheckResult[] = [];
  const endAt = Date.now() + TURN_MS;
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-photos-'));
  let failures = 0;
  let bytes = 0;
  try {
    for (const check of due) {
      if (signal.aborted || Date.now() > endAt || bytes > TURN_BYTES || failures === FAILURES_IN_A_ROW) break;
      try {
        const file = path.join(folder, 'photo');
        const { result, fetchedBytes } = await checkOne(check, file, tools);
        bytes += fetchedBytes;
        failures = 0;
        results.push(result);
        if (check.problem !== null && result.problem === null) await tools.failures.clear(check.address);
      } catch (error) {
        // The host was not asked, so nothing is known about the photo.
        if (error instanceof HostRestsFailure) return { results, rests: true };
        if (!(error instanceof PhotoFailure)) throw error;
        failures = OF_HOSTS.has(error.reason) ? failures + 1 : 0;
        const result = failedCheck(check, error.reason);
        results.push(result);
        if (result.problem !== null) await tools.failures.note(check.address, result.problem);
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { results, rests: failures === FAILURES_IN_A_ROW };
}

/** @throws PhotoFailure if it cannot be shown */
async function checkOne(
  check: DueCheck,
  file: string,
  { fetchChanged, storage }: CheckTools,
): Promise<{ result: CheckResult; fetchedBytes: number }> {
  const { address, checkedAt, hash: knownHash } = check;
  const stored = checkedAt === null ? await storage?.find(originalName(address, null)) : null;
  if (stored) {
    const { size } = await stat(stored);
    const finding = await findingOf(check, stored);
    return {
      result: { ...finding, ...NO_VALIDATORS, bytes: size, ...SUCCESS, address, isNews: true },
      fetchedBytes: 0,
    };
  }
  const known = knownHash === null ? null : validatorsOf(check);
  const { isChanged, ...content } = await fetchChanged(address, file, known);
  if (!isChanged) {
    const bytes = content.bytes ?? known?.bytes ?? null;
    const finding = { hash: knownHash, version: check.version, problem: null, look: undefined };
    const isNews = check.problem !== null;
    return { result: { ...finding, ...content, bytes, ...SUCCESS, address, isNews }, fetchedBytes: 0 };
  }
  const { size } = await stat(file);
  const finding = await findingOf(check, file);
  const name = originalName(address, finding.version);
  if (storage && (await storage.age(name)) === null)
    await storage.make(name, (place) => copyFile(file, place));
  const isNews = finding.hash !== knownHash || check.problem !== null;
  return {
    result: { ...finding, ...content, bytes: size, ...SUCCESS, address, isNews },
    fetchedBytes: size,
  };
}

const SUCCESS = { failures: 0, waitSeconds: DAY_SECONDS };
const NO_VALIDATORS = { etag: null, lastModified: null };

const validatorsOf = ({ etag, lastModified, bytes }: DueCheck): ContentVersion => ({
  etag,
  lastModified,
  bytes: bytes === null ? null : Number(bytes),
});

async function findingOf(check: DueCheck, file: string): Promise<PhotoFinding> {
  await checkPicture(file);
  const look = await lookOf(file);
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  const digest = hash.digest('base64url');
  // A content that was no photo counts too: caches may still have it. A missing one is cached for minutes only.
  const isReplaced = check.hash !== null && check.hash !== digest;
  return {
    hash: digest,
    version: isReplaced ? digest.slice(0, VERSION_LENGTH) : check.version,
    problem: null,
    look,
  };
}

/** Hash of a content that is no photo. */
const NO_PHOTO = '';
/** An administrator may allow a host at any time, and checking that requests nothing from the host. */
const NOT_ALLOWED_SECONDS = 30 * 60;

/** Problems of the content count at once, those of a host only after several failures. */
function failedCheck(check: DueCheck, reason: FailureReason): CheckResult {
  const failures = check.failures + 1;
  const isOfContent = OF_CONTENT.has(reason);
  const isOutage = OF_HOSTS.has(reason) && failures < HOST_FAILURES;
  const problem = isOutage ? check.problem : reason;
  return {
    address: check.address,
    ...(isOfContent ? { ...NO_VALIDATORS, bytes: null } : validatorsOf(check)),
    hash: isOfContent ? NO_PHOTO : check.hash,
    version: check.version,
    problem,
    look: isOfContent ? null : undefined,
    failures,
    waitSeconds:
      reason === 'not allowed'
        ? NOT_ALLOWED_SECONDS
        : Math.min(FIRST_WAIT_SECONDS * 2 ** (failures - 1), DAY_SECONDS),
    isNews: problem !== check.problem,
  };
}

async function recordChecks(connection: Queryable, results: readonly CheckResult[]): Promise<void> {
  if (results.length === 0) return;
  await connection.query(
    `update photo_checks set
       checked_at = now(),
       -- Spread, so that the photos of one import are not all due again at the same time.
       due_at = now() + wait_seconds * (0.75 + random() / 4) * interval '1 second',
       etag = found.etag, last_modified = found.last_modified, bytes = found.bytes, hash = found.hash,
       version = found.version, problem = found.problem, failures = found.failures,
       look = case when is_seen then found.look else photo_checks.look end,
       top_band = case when is_seen then found.top_band else photo_checks.top_band end,
       bottom_band = case when is_seen then found.bottom_band else photo_checks.bottom_band end,
       is_graphic = case when is_seen then found.is_graphic else photo_checks.is_graphic end
     from jsonb_to_recordset($1) as found(
       address text, etag text, last_modified text, bytes bigint, hash text, version text, problem text,
       failures integer, wait_seconds float8, is_seen boolean, look text, top_band text, bottom_band text,
       is_graphic boolean
     ) where photo_checks.address = found.address`,
    [
      JSON.stringify(
        results.map(({ address, etag, lastModified, bytes, hash, version, problem, look, ...rest }) => ({
          address,
          etag,
          last_modified: lastModified,
          bytes,
          hash,
          version,
          problem,
          failures: rest.failures,
          wait_seconds: rest.waitSeconds,
          is_seen: look !== undefined,
          look: look?.look ?? null,
          top_band: look?.topBand ?? null,
          bottom_band: look?.bottomBand ?? null,
          is_graphic: look?.isGraphic ?? false,
        })),
      ),
    ],
  );
  const news = results.filter(({ isNews }) => isNews);
  await queueNotes(connection, news);
}

/**
 * Queues the vehicles of these photos, and those whose pictures turn out to be placeholders or to have a
 * banner now that more vehicles have them. One statement in the order of the key, so that workers don't block
 * each other.
 */
async function queueNotes(connection: Queryable, news: readonly CheckResult[]): Promise<void> {
  if (news.length === 0) return;
  const all = (key: 'look' | 'topBand' | 'bottomBand') => news.flatMap(({ look }) => look?.[key] ?? []);
  const sharing = (column: string, parameter: string) =>
    `select sharing.car_id from unnest(${parameter}::text[]) as shared(value) cross join lateral (
       select car_id from photo_checks join photo_uses using (address)
       where photo_checks.${column} = shared.value limit ${MOST_SHARING}
     ) sharing`;
  await connection.query(
    `insert into photo_notes_due (car_id)
     select car_id from photo_uses where address = any($1)
     union ${sharing('look', '$2')} union ${sharing('top_band', '$3')} union ${sharing('bottom_band', '$4')}
     order by car_id on conflict do nothing`,
    [news.map(({ address }) => address), all('look'), all('topBand'), all('bottomBand')],
  );
}
