import { type PublicVehicle, vehicleById } from '@forecourt/lib/inventory/stock/vehicles.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { odometerText } from '@forecourt/lib/platform/text/format';
import { line } from '@forecourt/lib/platform/text/schema';
import type { Site } from '@forecourt/lib/sites/site';
import { goneMessage } from '@forecourt/lib/vehicle/gone-message';
import type { PriceRules } from '@forecourt/lib/vehicle/price-rules';
import type { PricedVehicle } from '@forecourt/lib/vehicle/price-statement';
import { vehicleSubtitle, vehicleTitle } from '@forecourt/lib/vehicle/title';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { isInStock } from '@forecourt/lib/vehicle/visibility';
import { z } from 'zod';
import { findVehicle } from '@/features/vehicle/load.server.ts';
import { type VehicleView, vehicleView } from '@/features/vehicle/page/view.server.ts';
import { reservedText } from '@/features/vehicle/waiting-list/reserved-text.ts';
import { imageUrl } from '@/ui/image.ts';
import { campaignUrl } from './campaign-url.ts';
import type { OperationContext } from './operation.ts';
import { PRICE, priceAnswer } from './price-answer.ts';

/** The vehicle of an operation. */
export const VEHICLE_REFERENCE = line(300)
  .min(1)
  .describe('The `vehicle` of a search result, or the address of the vehicle’s page.');

const PHOTO_WIDTH = 1200;
const ID = /^[\w-]{1,100}$/;

/** Takes a slug, an id, a path or an address, with or without `.md`. */
const keyOf = (reference: string): string =>
  reference
    .trim()
    .replace(/^.*\/cars\//, '')
    .replace(/[?#/].*$/, '')
    .replace(/\.md$/, '');

/**
 * Returns a vehicle of the site by its slug, id or address, for sale or gone.
 * @throws ApiError if the site has no such vehicle
 */
export async function findReferenced(site: Site, reference: string): Promise<PublicVehicle> {
  const key = keyOf(reference);
  const found = (await findVehicle(site, key)) ?? (ID.test(key) ? await byId(site, key) : null);
  if (!found)
    throw new ApiError(
      'not_found',
      `${site.name} has no vehicle "${key}". Use the \`vehicle\` of a search result.`,
    );
  return found;
}

const byId = (site: Site, id: string) =>
  vehicleById(
    databasePool(environment().DATABASE_URL),
    site.dealerships.map((dealership) => dealership.id),
    id,
    site.settings.priceLead,
  );

/** Returns what the page of a vehicle shows, for an operation's input. */
export const referencedView = async (
  { site, now }: OperationContext,
  reference: string,
): Promise<VehicleView> => vehicleView(site, await findReferenced(site, reference), now);

/**
 * Returns a vehicle that is for sale, reserved or not.
 * @throws ApiError `not_offered` with the message of its page if it is sold or withdrawn
 */
export async function viewForSale(context: OperationContext, reference: string): Promise<VehicleView> {
  const view = await referencedView(context, reference);
  if (!view.inStock)
    throw new ApiError('not_offered', goneMessage(view.vehicle, context.site.settings.soldText, context.now));
  return view;
}

const VEHICLE_STATES = ['for_sale', 'coming_soon', 'on_hold', 'reserved', 'sold', 'not_for_sale'] as const;

/** Whether a vehicle can be bought. */
export const AVAILABILITY = z.object({
  state: z
    .enum(VEHICLE_STATES)
    .describe(
      '`on_hold`: another shopper is paying a deposit and the hold may end soon. `reserved`: a deposit is paid, ' +
        'or the vehicle is held; it may become available again. `sold` and `not_for_sale`: gone.',
    ),
  text: z.string(),
});

/** Returns the availability as the page states it. */
export function availabilityAnswer(view: VehicleView): z.input<typeof AVAILABILITY> {
  const { vehicle, inStock, heldUntil, site, now } = view;
  if (!inStock) return { state: goneState(vehicle), text: goneMessage(vehicle, site.settings.soldText, now) };
  const reservation = reservedText(view);
  if (reservation)
    return {
      state: heldUntil ? 'on_hold' : 'reserved',
      text: `${reservation.heading}. ${reservation.note}`,
    };
  return vehicle.status === 'coming_soon'
    ? { state: 'coming_soon', text: 'Coming soon' }
    : { state: 'for_sale', text: 'For sale' };
}

const goneState = ({ status }: Pick<Vehicle, 'status'>) => (status === 'sold' ? 'sold' : 'not_for_sale');

/** A vehicle in a list. */
export const VEHICLE_SUMMARY = z.object({
  vehicle: z.string().describe('Identifies the vehicle in other operations.'),
  url: z.url(),
  title: z.string(),
  subtitle: z.string().nullable(),
  condition: z.enum(['new', 'demo', 'used']),
  state: AVAILABILITY.shape.state,
  price: PRICE.nullable().describe('Null for a vehicle that is gone.'),
  odometerKm: z.number().nullable(),
  odometer: z.string().nullable(),
  transmission: z.string().nullable(),
  fuel: z.string().nullable(),
  location: z.string().nullable(),
  photo: z.url().nullable(),
});

type Listed = PricedVehicle &
  Pick<
    Vehicle,
    | 'slug'
    | 'year'
    | 'make'
    | 'model'
    | 'badge'
    | 'series'
    | 'status'
    | 'reserved'
    | 'km'
    | 'simple_transmission'
    | 'simple_fuel'
    | 'private_suburb'
    | 'location_name'
    | 'city'
  >;

/**
 * Returns a vehicle as its card shows it.
 * @param photo address of its first photo
 */
export function summaryOf(
  { site, campaign }: Pick<OperationContext, 'site' | 'campaign'>,
  vehicle: Listed,
  rules: PriceRules,
  photo: string | null,
): z.input<typeof VEHICLE_SUMMARY> {
  const { status, reserved, km } = vehicle;
  const isGone = !isInStock(status);
  return {
    vehicle: vehicle.slug,
    url: campaignUrl(site, vehiclePath(vehicle), campaign),
    title: vehicleTitle(vehicle),
    subtitle: vehicleSubtitle(vehicle),
    condition: vehicle.car_type,
    state: isGone
      ? goneState(vehicle)
      : reserved
        ? 'reserved'
        : status === 'coming_soon'
          ? 'coming_soon'
          : 'for_sale',
    price: isGone ? null : priceAnswer(vehicle, rules),
    odometerKm: km !== null && km >= 0 ? km : null,
    odometer: odometerText(km),
    transmission: vehicle.simple_transmission,
    fuel: vehicle.simple_fuel,
    location: vehicle.private_suburb ?? vehicle.location_name ?? vehicle.city,
    photo: photoUrl(photo),
  };
}

/** Returns the address of a photo in a size for chats; null for a missing or invalid one. */
export const photoUrl = (source: string | null): string | null =>
  source && URL.canParse(source) && /^https?:/.test(source) ? imageUrl(source, { width: PHOTO_WIDTH }) : null;
