import { formatKilometres } from '@forecourt/lib/platform/text/format';
import { priceStatement } from '@forecourt/lib/vehicle/price-statement';
import type { VehicleView } from './view.server.ts';

/** Returns the description of a vehicle's page for search engines and shared links. */
export function vehicleDescription({
  vehicle,
  title,
  subtitle,
  rules,
}: Pick<VehicleView, 'vehicle' | 'title' | 'subtitle' | 'rules'>): string {
  const { price, text } = priceStatement(vehicle, rules);
  const facts = [
    price === null ? null : text,
    vehicle.km === null ? null : formatKilometres(vehicle.km),
    vehicle.colour,
  ];
  return [
    `${[title, subtitle].filter(Boolean).join(' ')} for sale at ${vehicle.location_name ?? vehicle.dealership_name}`,
    facts.filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join(': ');
}
