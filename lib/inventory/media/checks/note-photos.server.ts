import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { type Queryable, transaction } from '../../../platform/database/client.server.ts';
import type { Vehicle } from '../../../vehicle/vehicle.ts';
import { STOCK_CHANNEL } from '../../stock/stock-changed.ts';
import type { PhotoNotes } from '../photo-notes.ts';
import {
  BANNER_VEHICLES,
  type CheckedPhoto,
  PLACEHOLDER_MODELS,
  photoNotesOf,
  type SharedLooks,
} from './photo-faults.ts';

const VEHICLES_AT_ONCE = 50;

interface DueVehicle {
  id: string;
  images: Vehicle['images'];
  notes: PhotoNotes | null;
}

/**
 * Writes the photo notes of some vehicles whose photos were checked. Search and pages follow those that
 * changed. A vehicle that an import is writing waits until the next call.
 *
 * @returns whether there were any
 */
export const notePhotos = (pool: pg.Pool): Promise<boolean> =>
  transaction(pool, async (connection) => {
    // Deleted first: a check that ends meanwhile waits, and then queues its vehicle again.
    const { rows: due } = await connection.query<{ id: string }>(
      `delete from photo_notes_due where car_id = any(array(
         select car_id from photo_notes_due order by car_id limit ${VEHICLES_AT_ONCE} for update skip locked
       )) returning car_id as id`,
    );
    const dueIds = due.map(({ id }) => id);
    const { rows: vehicles } = await connection.query<DueVehicle>(
      `select id, record->'images' as images, photo_notes as notes from cars
       where id = any($1) order by id for no key update skip locked`,
      [dueIds],
    );
    const busyIds = dueIds.filter((id) => !vehicles.some((vehicle) => vehicle.id === id));
    await connection.query('insert into photo_notes_due (car_id) select unnest($1::text[])', [busyIds]);
    if (vehicles.length === 0) return false;
    const photos = await checkedPhotos(connection, vehicles);
    const shared = await sharedLooks(connection, [...photos.values()]);
    const changes = vehicles.flatMap(({ id, images, notes: before }) => {
      const checked = images.flatMap(({ image }) => photos.get(image.url) ?? []);
      const notes = photoNotesOf(checked, shared);
      return isDeepStrictEqual(notes, before) ? [] : [{ id, notes }];
    });
    if (changes.length > 0) {
      await connection.query(
        `with noted as (
           update cars set photo_notes = nullif(change.notes, 'null'::jsonb)
           from jsonb_to_recordset($1) as change(id text, notes jsonb)
           where cars.id = change.id returning cars.id, slug, dealership_id
         )
         insert into stock_outbox (car_id, slug, dealership_id) select id, slug, dealership_id from noted`,
        [JSON.stringify(changes)],
      );
      await connection.query('select pg_notify($1, $2)', [STOCK_CHANNEL, 'photos']);
    }
    return true;
  });

async function checkedPhotos(
  db: Queryable,
  vehicles: readonly DueVehicle[],
): Promise<Map<string, CheckedPhoto>> {
  const addresses = vehicles.flatMap(({ images }) => images.map(({ image }) => image.url));
  const { rows } = await db.query<CheckedPhoto>(
    `select address, version, problem, look, top_band as "topBand", bottom_band as "bottomBand",
            is_graphic as "isGraphic"
     from photo_checks where address = any($1) and checked_at is not null`,
    [addresses],
  );
  return new Map(rows.map((photo) => [photo.address, photo]));
}

/** Returns which of the photos' looks and bands are placeholders and banners, because many vehicles have them. */
async function sharedLooks(db: Queryable, photos: readonly CheckedPhoto[]): Promise<SharedLooks> {
  const looks = new Set(photos.flatMap(({ look }) => look ?? []));
  const bands = new Set(
    photos.flatMap(({ topBand, bottomBand }) => [topBand, bottomBand]).filter((band) => band !== null),
  );
  const { rows: placeholders } = await db.query<{ value: string }>(
    `select look as value from photo_checks join photo_uses using (address) join cars on cars.id = car_id
     where look = any($1) group by look
     having count(distinct concat_ws(' ', record->>'make', record->>'model')) >= ${PLACEHOLDER_MODELS}`,
    [[...looks]],
  );
  const { rows: banners } = await db.query<{ value: string }>(
    `select band as value from (
       select top_band as band, look, car_id from photo_checks join photo_uses using (address)
       where top_band = any($1)
       union all
       select bottom_band, look, car_id from photo_checks join photo_uses using (address)
       where bottom_band = any($1)
     ) bands group by band
     having least(count(distinct car_id), count(distinct look)) >= ${BANNER_VEHICLES}`,
    [[...bands]],
  );
  return {
    placeholders: new Set(placeholders.map(({ value }) => value)),
    banners: new Set(banners.map(({ value }) => value)),
  };
}
