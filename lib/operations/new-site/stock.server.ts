import { arrangedPhotos, type PhotoNotes } from '../../inventory/media/photo-notes.ts';
import { shownPhoto } from '../../inventory/media/shown-photos.server.ts';
import { signedVariant } from '../../inventory/media/variants.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { vehicleTitle } from '../../vehicle/title.ts';
import type { CarType, Vehicle } from '../../vehicle/vehicle.ts';
import type { PhotographedVehicle, StockPlace, StockSummary } from './stock-summary.ts';

/** Vehicles of the dealerships that are for sale and shown. */
const FOR_SALE = `dealership_id = any($1) and show_on_dealer_website and retired_at is null
  and status in ('in_stock', 'coming_soon')`;
/** With only one new car of a make, the dealer probably doesn't sell the brand. */
const FEWEST_OF_A_BRAND = 2;
const MOST_CANDIDATES = 60;
/** In pixels: the hero's maximum width at a device pixel ratio above 1. */
const HERO_WIDTH = 2400;

export interface StockDealership {
  id: string;
  name: string;
  slug: string;
}

export async function stockDealerships(db: Queryable): Promise<StockDealership[]> {
  const { rows } = await db.query<StockDealership>(
    `select distinct on (dealership_id) dealership_id as id, record->>'dealership_name' as name,
            record->>'dealership_slug' as slug
     from cars order by dealership_id, updated_at desc`,
  );
  return rows;
}

/** Summarises what dealerships have for sale, for the content of a new site. */
export async function stockSummary(db: Queryable, dealershipIds: readonly string[]): Promise<StockSummary> {
  const counts = async (column: string, where = '') => {
    const { rows } = await db.query<{ name: string | null; count: number }>(
      `select ${column} as name, count(*)::int as count from cars where ${FOR_SALE} ${where}
       group by 1 order by 2 desc, 1`,
      [dealershipIds],
    );
    return rows.flatMap(({ name, count }) => (name ? [[name, count] as const] : []));
  };
  const types = new Map(await counts("record->>'car_type'"));
  const carTypes: Record<CarType, number> = {
    new: types.get('new') ?? 0,
    demo: types.get('demo') ?? 0,
    used: types.get('used') ?? 0,
  };
  const kinds = await counts("record->>'item_type'");
  return {
    cars: carTypes.new + carTypes.demo + carTypes.used,
    carTypes,
    newMakes: (await counts("record->>'make'", "and record->>'car_type' <> 'used'")).flatMap(
      ([make, count]) => (count >= FEWEST_OF_A_BRAND ? [make] : []),
    ),
    bodies: Object.fromEntries(await counts("record->>'simple_body'")),
    hasCaravans: kinds.some(([kind]) => kind === 'caravan'),
    places: await placesOf(db, dealershipIds),
    photographed: await photographedVehicles(db, dealershipIds),
  };
}

/** Returns the locations of dealerships with vehicles for sale, those with most vehicles first. */
export async function placesOf(db: Queryable, dealershipIds: readonly string[]): Promise<StockPlace[]> {
  const { rows } = await db.query<StockPlace>(
    `select record->>'location_id' as id, min(record->>'location_name') as name, min(record->>'location_slug') as slug,
            min(dealership_id) as "dealershipId", min(record->>'city') as city,
            min(record->>'state') as state,
            min((record->>'lat')::float) as lat, min((record->>'lng')::float) as long, count(*)::int as cars
     from cars where ${FOR_SALE} and record->>'location_id' is not null group by 1 order by cars desc, 1`,
    [dealershipIds],
  );
  return rows;
}

/** Returns vehicles for the hero, most photos first: few photos are usually careless. */
async function photographedVehicles(
  db: Queryable,
  dealershipIds: readonly string[],
): Promise<PhotographedVehicle[]> {
  const { rows } = await db.query<{ record: Vehicle; photoNotes: PhotoNotes | null }>(
    `select record, photo_notes as "photoNotes" from cars where ${FOR_SALE} and status = 'in_stock'
       and jsonb_array_length(record->'images') > 0
     order by jsonb_array_length(record->'images') desc, (record->>'price')::float desc nulls last, id
     limit ${MOST_CANDIDATES}`,
    [dealershipIds],
  );
  return rows.flatMap(({ record, photoNotes }) => {
    const [first] = arrangedPhotos(record.images, photoNotes);
    if (!first) return [];
    const address = shownPhoto(first.image.url, photoNotes?.[first.image.url]?.version);
    return [
      {
        id: record.id,
        title: vehicleTitle(record),
        colour: record.colour,
        body: record.simple_body,
        photo: signedVariant(address, HERO_WIDTH) ?? address,
      },
    ];
  });
}
