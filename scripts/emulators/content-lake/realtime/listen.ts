import { isVisible, type Principal, visibilityOf } from '../auth/principal.ts';
import { ApiError } from '../errors.ts';
import { randomId } from '../ids.ts';
import type { Lake } from '../lake.ts';
import type { Change, Committed } from '../store/store.ts';
import { effectsOfChange } from './effects.ts';
import { eventStream, type Send, singleEvent } from './event-stream.ts';
import { matcherOf } from './matcher.ts';
import type { RecentCommits } from './recent.ts';

export interface ListenRequest {
  query: string;
  params: Record<string, unknown>;
  principal: Principal;
  includeResult: boolean;
  includeMutations: boolean;
  includePreviousRevision: boolean;
  includeEffects: boolean;
  enableResume: boolean;
  lastEventId: string | undefined;
}

/**
 * The mutation events of a listener (https://www.sanity.io/docs/http-reference/listening): one per document
 * that matches the query before or after a transaction. An invalid query is reported on the stream as
 * `channelError`.
 */
export function listen(lake: Lake, recent: RecentCommits, request: ListenRequest): Response {
  let eventsOf: ReturnType<typeof createEventMaker>;
  try {
    eventsOf = createEventMaker(lake, request);
  } catch (error) {
    if (error instanceof ApiError) return singleEvent('channelError', error.body);
    throw error;
  }
  return eventStream((send) => {
    const forward = (commit: Committed) => {
      for (const event of eventsOf(commit)) send('mutation', event, String(commit.seq));
    };
    greet(send, request, lake.store.seq, recent, forward);
    return lake.store.onCommit(forward);
  });
}

/**
 * Sends `welcome` to a new listener, and to a reconnecting one the events it missed, or `reset` when they are
 * no longer kept.
 */
function greet(
  send: Send,
  { enableResume, lastEventId }: ListenRequest,
  seq: number,
  recent: RecentCommits,
  forward: (commit: Committed) => void,
): void {
  const greeting = { listenerName: randomId(10) };
  const isResuming = enableResume && lastEventId !== undefined && /^\d+$/.test(lastEventId);
  const missedCommits = isResuming ? recent.since(Number(lastEventId)) : undefined;
  if (missedCommits) {
    send('welcomeback', greeting, lastEventId);
    for (const commit of missedCommits) forward(commit);
  } else send(isResuming ? 'reset' : 'welcome', greeting, String(seq));
}

function createEventMaker(lake: Lake, request: ListenRequest) {
  const { principal } = request;
  const visibility = visibilityOf(principal);
  const matches = matcherOf(request.query, request.params, principal, lake.store);
  return (commit: Committed): Record<string, unknown>[] => {
    const hits = commit.changes
      .filter(({ before, after }) => [before, after].every((state) => !state || isVisible(visibility, state)))
      .map((change) => ({ change, was: matches(change.before), is: matches(change.after) }))
      .filter(({ was, is }) => was || is);
    return hits.map(({ change, was, is }, index) => ({
      eventId: `${commit.transactionId}#${change.id}`,
      documentId: change.id,
      transactionId: commit.transactionId,
      transition: was && is ? 'update' : is ? 'appear' : 'disappear',
      identity: commit.author,
      timestamp: commit.timestamp,
      visibility: 'query',
      previousRev: change.before?._rev,
      resultRev: commit.transactionId,
      transactionTotalEvents: hits.length,
      transactionCurrentEvent: index,
      mutations: request.includeMutations ? mutationsFor(change, commit.mutations) : [],
      ...(request.includeEffects ? { effects: effectsOfChange(change) } : {}),
      ...(request.includeResult ? { result: change.after } : {}),
      ...(request.includePreviousRevision ? { previous: change.before } : {}),
    }));
  };
}

type Mutations = readonly Record<string, unknown>[];

/**
 * Returns a transaction's mutations of one document, for a listener of that document. If mutations of other
 * documents were included, the Studio would treat its own as deleted.
 */
function mutationsFor(change: Change, mutations: Mutations): Mutations {
  return mutations.flatMap((mutation): Mutations => {
    const [operation = '', body = {}] = Object.entries(mutation)[0] ?? [];
    const argument = body as Record<string, unknown>;
    const concernsDocument = [argument.id].flat().includes(change.id);
    if (operation === 'patch') return concernsDocument ? [{ patch: { ...argument, id: change.id } }] : [];
    if (operation === 'delete')
      return concernsDocument && !change.after ? [{ delete: { id: change.id } }] : [];
    if (argument._id !== change.id) return [];
    // Without `_createdAt`, the Studio would take the event's time as the creation time.
    const createdAt = change.after ? { _createdAt: change.after._createdAt } : {};
    return [{ [operation]: { ...argument, ...createdAt } }];
  });
}
