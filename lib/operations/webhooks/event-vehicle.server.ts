import { createHash } from 'node:crypto';
import { VEHICLE_COLUMNS, type VehicleRow, vehicleOf } from '../../inventory/stock/vehicles.server.ts';
import { vehicleBody } from '../../leads/channel/webhook.ts';
import type { MailSite } from '../../messaging/mail/mail-site.server.ts';
import { mailPriceRules, priceLeadOf } from '../../messaging/mail/site-details.ts';
import { withPriceLead } from '../../vehicle/price-lead.ts';
import { vehicleTitle } from '../../vehicle/title.ts';
import { vehiclePath } from '../../vehicle/vehicle-path.ts';
import { isInStock } from '../../vehicle/visibility.ts';
import type { KnownVehicle, VehicleAvailability } from './webhook-event.ts';

/** Columns of `cars` that events need. */
export const EVENT_VEHICLE_COLUMNS = `${VEHICLE_COLUMNS}, exists (
  select from reservations r where r.car_id = cars.id and r.status = 'held') as "onHold"`;

export type EventVehicleRow = VehicleRow & { onHold: boolean };

/**
 * Returns a vehicle as a site's events describe it, with the price of its page.
 * @returns its data, and what receivers then know about it
 */
export function eventVehicle(
  row: EventVehicleRow,
  site: MailSite,
): { data: Record<string, unknown>; known: KnownVehicle } {
  const vehicle = withPriceLead(vehicleOf(row), priceLeadOf(site));
  const isListed = row.retiredAt === null && vehicle.show_on_dealer_website && isInStock(vehicle.status);
  const { status, ...body } = vehicleBody(vehicle, mailPriceRules(site));
  const data = {
    ...body,
    title: vehicleTitle(vehicle),
    url: `${site.url.replace(/\/+$/, '')}${vehiclePath(vehicle)}`,
    dealershipId: vehicle.dealership_id,
    availability: availabilityOf({
      status,
      isListed,
      reserved: vehicle.reserved ?? false,
      onHold: row.onHold,
    }),
    photos: vehicle.images.length,
  };
  // The record contains what the events do not, such as the description and the photos.
  const hash = createHash('sha256')
    .update(JSON.stringify([data, vehicle]))
    .digest('base64url');
  return { data, known: { isListed, hash, price: body.price === null ? null : wholeDollars(body.price) } };
}

const MOST_DOLLARS = 2_147_483_647;

/** A price as the database stores it, so that cents alone are no change. */
const wholeDollars = (price: number): number => Math.min(Math.round(price), MOST_DOLLARS);

function availabilityOf({
  status,
  isListed,
  reserved,
  onHold,
}: {
  status: string;
  isListed: boolean;
  reserved: boolean;
  onHold: boolean;
}): VehicleAvailability {
  if (!isListed) return status === 'sold' ? 'sold' : 'not_for_sale';
  if (reserved) return onHold ? 'on_hold' : 'reserved';
  return status === 'coming_soon' ? 'coming_soon' : 'for_sale';
}
