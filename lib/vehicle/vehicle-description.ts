import type { Translator } from '../platform/language/translator.ts';
import { formatKilometres } from '../platform/text/format.ts';
import type { PriceRules } from './price-rules.ts';
import { type PricedVehicle, priceStatement } from './price-statement.ts';
import { valueText } from './value-text.ts';
import type { Vehicle } from './vehicle.ts';

export interface DescribedVehicle {
  vehicle: PricedVehicle &
    Pick<Vehicle, 'km' | 'colour' | 'location_name' | 'dealership_name' | 'dealercomments'>;
  title: string;
  subtitle: string | null;
  rules: PriceRules;
}

/** Texts of a page's language. */
export interface DescriptionTexts {
  t?: Translator<'vehicle'>;
  price?: Translator<'price'>;
}

/**
 * Returns the description of a vehicle's page for search engines and shared links.
 * @param texts English without them
 */
export function vehicleDescription(
  { vehicle, title, subtitle, rules }: DescribedVehicle,
  { t, price: prices }: DescriptionTexts = {},
): string {
  const { price, text } = priceStatement(vehicle, rules, prices);
  const facts = [
    price === null ? null : text,
    vehicle.km === null ? null : formatKilometres(vehicle.km),
    vehicle.colour && t ? valueText('colour', vehicle.colour, t) : vehicle.colour,
  ].filter(Boolean);
  if (t)
    return t('description', {
      title: [title, subtitle].filter(Boolean).join(' '),
      place: vehicle.location_name ?? vehicle.dealership_name,
      hasFacts: facts.length > 0 ? 'yes' : 'no',
      facts: facts.join(', '),
    });
  return [
    `${[title, subtitle].filter(Boolean).join(' ')} for sale at ${vehicle.location_name ?? vehicle.dealership_name}`,
    facts.join(', '),
  ]
    .filter(Boolean)
    .join(': ');
}

/**
 * Returns the dealer's comments, else the description of the page, on one line.
 * @param most characters; a longer text ends with a whole word and an ellipsis
 * @param texts English without them
 */
export function longDescription(
  described: DescribedVehicle,
  most: number,
  texts: DescriptionTexts = {},
): string {
  const text = (described.vehicle.dealercomments?.trim() || vehicleDescription(described, texts))
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}
