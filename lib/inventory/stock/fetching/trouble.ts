import type { FeedAlarm } from './definition.server.ts';
import type { FeedState } from './state.server.ts';

const HOUR_MS = 3_600_000;

/** What somebody should hear of a feed. */
export interface FeedTrouble {
  kind: 'failing' | 'sameFile';
  since: Date;
}

/**
 * What is wrong with a feed for longer than its document allows, and was not told yet.
 * @param state of a feed that is on
 */
export function feedTroubles(
  state: Pick<FeedState, 'createdAt' | 'succeededAt' | 'changedAt' | 'failureToldAt' | 'silenceToldAt'>,
  { failingHours, sameFileHours }: Pick<FeedAlarm, 'failingHours' | 'sameFileHours'>,
  now: Date,
): FeedTrouble[] {
  const { createdAt, succeededAt, changedAt, failureToldAt, silenceToldAt } = state;
  const isOver = (since: Date, hours: number) => now.getTime() - since.getTime() > hours * HOUR_MS;
  const success = succeededAt ?? createdAt;
  const isFailing = isOver(success, failingHours);
  const troubles: FeedTrouble[] = [];
  if (isFailing && !failureToldAt) troubles.push({ kind: 'failing', since: success });
  // While a feed fails we cannot know whether its file is still the same.
  if (!isFailing && changedAt && sameFileHours !== null && !silenceToldAt && isOver(changedAt, sameFileHours))
    troubles.push({ kind: 'sameFile', since: changedAt });
  return troubles;
}
