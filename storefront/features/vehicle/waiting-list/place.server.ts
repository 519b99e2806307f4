import { mayLeave } from '@forecourt/lib/leads/waiting-list/link';
import { isOnWaitingList, leaveWaitingList } from '@forecourt/lib/leads/waiting-list/places.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';

/** A place as its own page knows it: the link is none of ours, one is off the list, or still on it. */
export type Place = 'unknown' | 'left' | 'waiting';

const hasKey = (id: string, token: string): boolean =>
  mayLeave(id, token, environment().RESERVATION_SECRET ?? '');

/** How the place of a mailed link stands on this site. */
export async function placeOfLink({ slug }: Site, id: string, token: string): Promise<Place> {
  if (!hasKey(id, token)) return 'unknown';
  return (await isOnWaitingList(databasePool(environment().DATABASE_URL), slug, id)) ? 'waiting' : 'left';
}

/**
 * Takes somebody off the list; pressing twice does no harm.
 * @returns whether the token fits: one that does not changes nothing
 */
export async function leave({ slug }: Site, id: string, token: string): Promise<boolean> {
  if (!hasKey(id, token)) return false;
  await leaveWaitingList(databasePool(environment().DATABASE_URL), slug, id);
  return true;
}
