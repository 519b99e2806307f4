import type { Queryable } from '../../../platform/database/client.server.ts';
import { cutText } from '../../../platform/text/clean.ts';
import { MOST_REASON } from '../overview/answers.ts';

/**
 * Records the receiver's issues with adverts that it accepted at first, as refusals with its own words, and removes
 * those that no longer apply.
 * @param issues by item id; adverts without one are advertised
 */
export async function recordIssues(
  db: Queryable,
  feedId: string,
  issues: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  await db.query(
    `update advert_states set receiver_message = issue.message, changed_at = $4
     from advert_copies copy
     left join unnest($2::text[], $3::text[]) as issue(item_id, message) on issue.item_id = copy.item_id
     where copy.feed_id = $1 and advert_states.feed_id = $1 and advert_states.car_id = copy.car_id
       and advert_states.removed_at is null and copy.row_hash is not null
       and advert_states.receiver_message is distinct from issue.message`,
    [feedId, [...issues.keys()], [...issues.values()].map((message) => cutText(message, MOST_REASON)), now],
  );
}
