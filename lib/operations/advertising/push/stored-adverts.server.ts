import type { Queryable } from '../../../platform/database/client.server.ts';
import type { Refusal } from '../receiver.ts';

/** What the receiver of a feed has, or may have, of a vehicle. */
export interface AdvertCopy {
  carId: string;
  itemId: string;
  /** Null while it is not known whether the receiver has it. */
  rowHash: string | null;
  sentAt: Date;
}

export async function copiesOf(
  db: Queryable,
  feedId: string,
  carIds: readonly string[],
): Promise<Map<string, AdvertCopy>> {
  const { rows } = await db.query<AdvertCopy>(
    `select car_id as "carId", item_id as "itemId", row_hash as "rowHash", sent_at as "sentAt"
     from advert_copies where feed_id = $1 and car_id = any($2)`,
    [feedId, carIds],
  );
  return new Map(rows.map((row) => [row.carId, row]));
}

/** Returns some adverts that the receiver of a feed has. */
export async function someCopies(db: Queryable, feedId: string, limit: number): Promise<AdvertCopy[]> {
  const { rows } = await db.query<AdvertCopy>(
    `select car_id as "carId", item_id as "itemId", row_hash as "rowHash", sent_at as "sentAt"
     from advert_copies where feed_id = $1 order by car_id limit $2`,
    [feedId, limit],
  );
  return rows;
}

/**
 * Records that the receiver may have these adverts or not, before they are sent or deleted: the call may be processed
 * without an answer.
 */
export async function expectCopies(
  db: Queryable,
  feedId: string,
  copies: readonly { carId: string; itemId: string }[],
  now: Date,
): Promise<void> {
  await db.query(
    `insert into advert_copies (feed_id, car_id, item_id, row_hash, sent_at)
     select $1, sent.car_id, sent.item_id, null, $4 from unnest($2::text[], $3::text[]) as sent(car_id, item_id)
     on conflict (feed_id, car_id) do update
     set item_id = excluded.item_id, row_hash = null, sent_at = excluded.sent_at`,
    [feedId, copies.map(({ carId }) => carId), copies.map(({ itemId }) => itemId), now],
  );
}

/** Records that the receiver has these rows. */
export async function confirmCopies(
  db: Queryable,
  feedId: string,
  copies: readonly { carId: string; rowHash: string }[],
): Promise<void> {
  await db.query(
    `update advert_copies set row_hash = stored.row_hash
     from unnest($2::text[], $3::text[]) as stored(car_id, row_hash)
     where advert_copies.feed_id = $1 and advert_copies.car_id = stored.car_id`,
    [feedId, copies.map(({ carId }) => carId), copies.map(({ rowHash }) => rowHash)],
  );
}

/**
 * Records that the receiver no longer has the adverts of these vehicles. Other feeds that send the same vehicles to
 * the same account, such as the successor of a feed that ends, send theirs again.
 */
export async function removeCopies(db: Queryable, feedId: string, carIds: readonly string[]): Promise<void> {
  if (carIds.length === 0) return;
  await db.query('delete from advert_copies where feed_id = $1 and car_id = any($2)', [feedId, carIds]);
  await db.query(
    `with gone as (
       update advert_copies set row_hash = null from advert_pushes own, advert_pushes other
       where own.feed_id = $1 and other.feed_id <> $1 and other.target - 'secret' = own.target - 'secret'
         and advert_copies.feed_id = other.feed_id and advert_copies.car_id = any($2)
       returning advert_copies.feed_id, advert_copies.car_id
     )
     insert into adverts_due (feed_id, car_id) select feed_id, car_id from gone order by feed_id, car_id
     on conflict (feed_id, car_id) do update set turn = default, is_changed = true`,
    [feedId, carIds],
  );
}

/** A vehicle of a feed as the studio shows it. */
export interface AdvertState {
  carId: string;
  /** Hash of the advertised row; for one that the receiver refused, of the refused row; null if left out. */
  rowHash: string | null;
  sentAt: Date | null;
  refused: readonly Refusal[];
  receiverMessage: string | null;
}

export async function statesOf(
  db: Queryable,
  feedId: string,
  carIds: readonly string[],
): Promise<Map<string, AdvertState & { removedAt: Date | null }>> {
  const { rows } = await db.query<AdvertState & { removedAt: Date | null }>(
    `select car_id as "carId", row_hash as "rowHash", sent_at as "sentAt", refused,
            receiver_message as "receiverMessage", removed_at as "removedAt"
     from advert_states where feed_id = $1 and car_id = any($2)`,
    [feedId, carIds],
  );
  return new Map(rows.map((row) => [row.carId, row]));
}

/** Writes the states of vehicles in a feed; those that are the same keep the time of their last change. */
export async function writeStates(
  db: Queryable,
  feedId: string,
  states: readonly AdvertState[],
  now: Date,
): Promise<void> {
  if (states.length === 0) return;
  await db.query(
    `insert into advert_states (feed_id, car_id, row_hash, sent_at, refused, receiver_message, changed_at, removed_at)
     select $1, state."carId", state."rowHash", state."sentAt", state.refused, state."receiverMessage", $3, null
     from jsonb_to_recordset($2::jsonb) as state("carId" text, "rowHash" text, "sentAt" timestamptz, refused jsonb,
                                                 "receiverMessage" text)
     join cars on cars.id = state."carId"
     on conflict (feed_id, car_id) do update
     set row_hash = excluded.row_hash, sent_at = excluded.sent_at, refused = excluded.refused,
         receiver_message = excluded.receiver_message, removed_at = null, changed_at = excluded.changed_at
     where (advert_states.row_hash, advert_states.sent_at, advert_states.refused, advert_states.receiver_message,
            advert_states.removed_at)
       is distinct from (excluded.row_hash, excluded.sent_at, excluded.refused, excluded.receiver_message, null)`,
    [feedId, JSON.stringify(states), now],
  );
}

/** Records that vehicles left a feed. */
export async function endStates(
  db: Queryable,
  feedId: string,
  carIds: readonly string[],
  now: Date,
): Promise<void> {
  await db.query(
    `update advert_states set removed_at = $3, changed_at = $3, row_hash = null, refused = '[]', receiver_message = null
     where feed_id = $1 and car_id = any($2) and removed_at is null`,
    [feedId, carIds, now],
  );
}
