import { isOnWaitingList, leaveWaitingList } from '@forecourt/lib/leads/waiting-list/entries.server';
import { verifyLeaveToken } from '@forecourt/lib/leads/waiting-list/link';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';

export type Place = 'unknown' | 'left' | 'waiting';

const hasKey = (id: string, token: string): boolean =>
  verifyLeaveToken(id, token, environment().RESERVATION_SECRET ?? '');

export async function placeOfLink({ slug }: Site, id: string, token: string): Promise<Place> {
  if (!hasKey(id, token)) return 'unknown';
  return (await isOnWaitingList(databasePool(environment().DATABASE_URL), slug, id)) ? 'waiting' : 'left';
}

/** Takes a shopper off the list; idempotent. Returns false for an invalid token. */
export async function leave({ slug }: Site, id: string, token: string): Promise<boolean> {
  if (!hasKey(id, token)) return false;
  await leaveWaitingList(databasePool(environment().DATABASE_URL), slug, id);
  return true;
}
