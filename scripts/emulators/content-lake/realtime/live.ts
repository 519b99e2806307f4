import { isPublishedId } from '../ids.ts';
import type { Lake } from '../lake.ts';
import { eventTags } from '../query/sync-tags.ts';
import type { Committed } from '../store/store.ts';
import { eventStream } from './event-stream.ts';
import type { RecentCommits } from './recent.ts';

/**
 * Live content events (https://www.sanity.io/docs/content-lake/live-content-api): for each transaction the
 * sync tags of the queries it may affect. Without `includeDrafts` only published documents count.
 */
export function liveEvents(
  lake: Lake,
  recent: RecentCommits,
  { includeDrafts, lastEventId }: { includeDrafts: boolean; lastEventId: string | undefined },
): Response {
  return eventStream((send) => {
    const forward = ({ seq, changes }: Committed) => {
      const visibleChanges = includeDrafts ? changes : changes.filter((change) => isPublishedId(change.id));
      if (visibleChanges.length > 0) send('message', { tags: eventTags(visibleChanges) }, String(seq));
    };
    const missedCommits =
      lastEventId && /^\d+$/.test(lastEventId) ? recent.since(Number(lastEventId)) : undefined;
    send(lastEventId && !missedCommits ? 'restart' : 'welcome', {}, String(lake.store.seq));
    for (const commit of missedCommits ?? []) forward(commit);
    return lake.store.onCommit(forward);
  });
}
