import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../platform/database/client.server.ts';
import { MOST_PHOTOS } from './limits.ts';
import { type Shot, shotFile, shotOf, type TradeInPhoto } from './photo-shots.ts';

// Photos are stored as files of the lead, so they are sent with its mail and deleted with it. The storefront
// has no other writable store, and ten re-encoded photos take about three megabytes.

const PHOTO_TYPE = 'image/jpeg';

/** Returns a lead's photos, oldest first. */
export async function photosOf(db: Queryable, leadId: string): Promise<TradeInPhoto[]> {
  const { rows } = await db.query<{ id: string; name: string }>({
    name: 'trade-in-photos',
    text: 'select id, name from lead_files where lead_id = $1 and type = $2 order by created_at, id',
    values: [leadId, PHOTO_TYPE],
  });
  return rows.map(({ id, name }) => ({ id, shot: shotOf(name) }));
}

/**
 * Adds a photo to a lead within the limit. Idempotent for identical photos.
 * @param connection within a transaction, which locks the lead
 * @param bytes result of `photoImage`
 * @param shot the outline that it was taken with, whose former photo it replaces; null for none
 * @returns its id; null if the limit is reached
 */
export async function addPhoto(
  connection: Queryable,
  leadId: string,
  bytes: Buffer,
  shot: Shot | null = null,
): Promise<string | null> {
  await connection.query('select from leads where id = $1 for update', [leadId]);
  const same = await connection.query<{ id: string }>({
    name: 'trade-in-photo-same',
    text: 'select id from lead_files where lead_id = $1 and content = $2 and ($3::text is null or name = $3)',
    values: [leadId, bytes, shot && shotFile(shot)],
  });
  if (same.rows[0]) return same.rows[0].id;
  if (shot)
    await connection.query({
      name: 'trade-in-photo-replace',
      text: 'delete from lead_files where lead_id = $1 and type = $2 and name = $3',
      values: [leadId, PHOTO_TYPE, shotFile(shot)],
    });
  const photos = await photosOf(connection, leadId);
  if (photos.length >= MOST_PHOTOS) return null;
  const id = randomUUID();
  await connection.query({
    name: 'trade-in-photo-add',
    // Number from the highest existing one, so that names stay unique after a deletion.
    text: `insert into lead_files (id, lead_id, name, type, content, created_at)
           select $1, $2,
             coalesce($5, 'photo-' || coalesce(max(substring(name from '^photo-(\\d+)')::int), 0) + 1 || '.jpg'),
             $3, $4, clock_timestamp()
           from lead_files where lead_id = $2 and type = $3`,
    values: [id, leadId, PHOTO_TYPE, bytes, shot && shotFile(shot)],
  });
  return id;
}

/** Deletes a photo of this lead; returns whether it existed. */
export async function removePhoto(db: Queryable, leadId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'trade-in-photo-remove',
    text: 'delete from lead_files where lead_id = $1 and type = $3 and id::text = $2',
    values: [leadId, id, PHOTO_TYPE],
  });
  return rowCount === 1;
}

export async function photoBytes(db: Queryable, leadId: string, id: string): Promise<Buffer | null> {
  const { rows } = await db.query<{ content: Buffer }>({
    name: 'trade-in-photo-read',
    text: 'select content from lead_files where lead_id = $1 and type = $3 and id::text = $2',
    values: [leadId, id, PHOTO_TYPE],
  });
  return rows[0]?.content ?? null;
}
