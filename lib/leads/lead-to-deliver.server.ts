import { arrangedPhotos, type PhotoNotes } from '../inventory/media/photo-notes.ts';
import { withShownPhotos } from '../inventory/media/shown-photos.server.ts';
import type { Queryable } from '../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../platform/database/row.ts';
import { type Vehicle, vehicleSchema } from '../vehicle/vehicle.ts';
import { leads } from './tables/leads.ts';

const LEAD_COLUMNS = columnsOf(leads, [
  'id',
  'siteSlug',
  'kind',
  'payload',
  'dealershipId',
  'locationId',
  'recipientIds',
  'createdAt',
  'told',
  'finished',
  'language',
]);

export interface LeadToDeliver extends RowOf<typeof LEAD_COLUMNS> {
  vehicle: Vehicle | null;
}

export const LEAD_MAILS = ['dealer', 'shopper'] as const;
export type LeadMail = (typeof LEAD_MAILS)[number];

/** Returns a lead with the current data of its vehicle. */
export async function leadToDeliver(db: Queryable, id: string): Promise<LeadToDeliver> {
  const { rows } = await db.query<
    Omit<LeadToDeliver, 'car'> & { record: Vehicle | null; photoNotes: PhotoNotes | null }
  >(
    `select ${LEAD_COLUMNS}, cars.record, cars.photo_notes as "photoNotes"
     from leads left join cars on cars.id = leads.payload->>'car_id' where leads.id = $1`,
    [id],
  );
  if (!rows[0]) throw new Error('Lead not found');
  const { record, photoNotes, ...lead } = rows[0];
  return { ...lead, vehicle: record ? shownVehicle(vehicleSchema.parse(record), photoNotes) : null };
}

const shownVehicle = (vehicle: Vehicle, notes: PhotoNotes | null): Vehicle =>
  withShownPhotos({ ...vehicle, images: arrangedPhotos(vehicle.images, notes) }, notes);
