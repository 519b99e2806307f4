import { isDeepStrictEqual } from 'node:util';
import { FetchProblem } from '../../../inventory/stock/fetching/fetch-problem.ts';
import { transaction } from '../../../platform/database/client.server.ts';
import type { OutgoingFeed } from '../outgoing-feed.ts';
import { type AdvertSource, signatureOf } from './advert-source.ts';
import { compareAdverts } from './compare-adverts.server.ts';
import { queueAll } from './due-adverts.server.ts';
import {
  feedProgress,
  forgetFeed,
  recordFailure,
  writeComplete,
  writeTarget,
} from './feed-progress.server.ts';
import { IncompleteFeedError, type PushTarget, pushTargetOf } from './push-target.ts';
import type { FeedRun, PushTools } from './push-tools.ts';
import { recordIssues } from './read-issues.server.ts';
import { type ReceiverClient, ReceiverError } from './receiver-client.ts';
import { expectCopies, removeCopies, someCopies } from './stored-adverts.server.ts';

/** All vehicles are compared this often, because some rules depend on the date. In milliseconds. */
const COMPLETE_EVERY_MS = 3_600_000;

/** Returns whether all vehicles of a feed are to be compared again. */
export const isCompleteDue = (
  { signature, completeAt }: { signature: string | null; completeAt: Date | null },
  source: AdvertSource,
  now: Date,
): boolean =>
  signature !== signatureOf(source) ||
  completeAt === null ||
  now.getTime() - completeAt.getTime() >= COMPLETE_EVERY_MS;

/**
 * Does the next part of a feed's work: withdraws adverts from a receiver that is no longer used, or compares
 * the next changed vehicles with what the receiver has and sends the differences. One worker at a time works
 * on a feed, so that changes of a vehicle arrive in order. A failure is recorded, and the feed waits.
 * @param source the published feed; null if it no longer exists
 * @throws the database's error
 */
export async function runFeed(
  tools: PushTools,
  feedId: string,
  source: AdvertSource | null,
): Promise<FeedRun> {
  const { pool, report, now } = tools;
  return transaction(pool, async (connection) => {
    const lock = await connection.query<{ isMine: boolean }>(
      'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as "isMine"',
      [`adverts ${feedId}`],
    );
    if (!lock.rows[0]?.isMine) return 'busy';
    try {
      return await continueFeed(tools, feedId, source);
    } catch (error) {
      if (tools.signal.aborted) return 'done';
      const isExplained =
        error instanceof ReceiverError ||
        error instanceof IncompleteFeedError ||
        error instanceof FetchProblem;
      const problem = isExplained ? error.message : 'The adverts could not be prepared. See the log.';
      const siteSlug = source?.feed.siteSlug ?? '';
      await recordFailure(pool, { feedId, siteSlug, problem }, now());
      report(error);
      return 'done';
    }
  });
}

async function continueFeed(tools: PushTools, feedId: string, source: AdvertSource | null): Promise<FeedRun> {
  const { pool, now } = tools;
  const progress = await feedProgress(pool, feedId);
  const startedAt = now();
  if (progress.retryAt && progress.retryAt > startedAt) return 'done';
  const active = source?.feed.isOn && source.site ? { feed: source.feed, site: source.site } : null;
  const { target, problem } = targetOf(active?.feed);

  if (progress.target && !isSameAccount(progress.target, target)) {
    const isEmpty = await withdrawSome(tools, feedId, progress.target);
    if (!isEmpty) return 'more';
    await forgetFeed(pool, feedId);
    return active ? 'more' : 'done';
  }
  if (!active) {
    await forgetFeed(pool, feedId);
    return 'done';
  }
  if (problem) throw problem;
  if (!isDeepStrictEqual(progress.target, target)) await writeTarget(pool, feedId, target);
  const client = target && (await tools.clientOf(target));
  if (isCompleteDue(progress, active, startedAt)) {
    const signature = signatureOf(active);
    const dealershipIds = active.site.dealerships.map(({ id }) => id);
    await queueAll(pool, { feedId, dealershipIds }, signature !== progress.signature);
    await writeComplete(pool, feedId, signature, startedAt);
    if (client) await readIssues(tools, feedId, client);
  }
  return compareAdverts(tools, active, client);
}

/** Reads what the receiver found later, with each comparison of all vehicles. Its failure does not stop sending. */
async function readIssues(
  { pool, report, now, signal }: PushTools,
  feedId: string,
  client: ReceiverClient,
): Promise<void> {
  try {
    const issues = await client.issues?.(signal);
    if (issues) await recordIssues(pool, feedId, issues, now());
  } catch (error) {
    if (!(error instanceof ReceiverError)) throw error;
    report(error);
  }
}

/** Without an account id, the former account still gets its adverts withdrawn before the problem is reported. */
function targetOf(feed: OutgoingFeed | undefined): {
  target: PushTarget | null;
  problem: IncompleteFeedError | null;
} {
  try {
    return { target: feed ? pushTargetOf(feed) : null, problem: null };
  } catch (error) {
    if (!(error instanceof IncompleteFeedError)) throw error;
    return { target: null, problem: error };
  }
}

/** New credentials of the same account need no withdrawal. */
const isSameAccount = (before: PushTarget, target: PushTarget | null): boolean =>
  target !== null && isDeepStrictEqual({ ...before, secret: '' }, { ...target, secret: '' });

/** Deletes some adverts of a feed at its former receiver; returns whether none is left. */
async function withdrawSome(
  { pool, clientOf, now, signal }: PushTools,
  feedId: string,
  target: PushTarget,
): Promise<boolean> {
  const client = await clientOf(target);
  const copies = await someCopies(pool, feedId, client.batchSize);
  const gone: string[] = [];
  if (copies.length > 0) {
    // The feed may be switched on again before it is known which adverts are gone.
    await expectCopies(pool, feedId, copies, now());
    try {
      await client.send(
        copies.map(({ carId, itemId }) => ({ kind: 'delete', carId, itemId })),
        ({ carId }) => gone.push(carId),
        signal,
      );
    } finally {
      await removeCopies(pool, feedId, gone);
    }
  }
  return copies.length < client.batchSize;
}
