import type { FeedAlarm } from './definition.server.ts';
import type { FeedState } from './state.server.ts';

const HOUR_MS = 3_600_000;

export interface FeedTrouble {
  kind: 'failing' | 'sameFile';
  since: Date;
}

/**
 * Returns the problems that have lasted longer than the feed's document allows and have not been reported
 * yet.
 *
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
  // While a feed fails we cannot know whether its file has changed.
  if (!isFailing && changedAt && sameFileHours !== null && !silenceToldAt && isOver(changedAt, sameFileHours))
    troubles.push({ kind: 'sameFile', since: changedAt });
  return troubles;
}
