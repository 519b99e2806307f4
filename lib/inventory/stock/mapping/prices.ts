import { DRIVE_AWAY, EXCLUDING_CHARGES, PRICE_FLOOR } from '../../../vehicle/price-lead.ts';
import type { Field } from './fields.ts';
import type { Draft, Notes } from './mapping.ts';
import { readPriceLabel, startingPrice } from './price-cell.ts';
import type { WordsBeside } from './readers.ts';

/** Upper limit of on-road costs (stamp duty, registration, insurance, delivery): the larger of the two. */
const MOST_CHARGES = { share: 0.5, dollars: 5_000 };

const isPrice = (value: number | null | undefined): value is number => (value ?? 0) > PRICE_FLOOR;

/** What the words next to the amounts of a row's price columns say, `$54,990 DAP`. */
export type WordsOfPrices = Map<Field, WordsBeside>;

/**
 * Sets the price label to the words for shoppers. Words beside the amount that is shown precede the feed's
 * label, because they are about that amount; a label that says otherwise is reported. A drive-away price
 * whose own words exclude charges is left out, and words beside any other amount are reported.
 */
export function settlePriceWords(vehicle: Draft, words: WordsOfPrices, notes: Notes): void {
  const label = readPriceLabel(vehicle.price_type);
  const shown = isPrice(vehicle.offer_price) && words.has('offer_price') ? 'offer_price' : 'price';
  const beside = words.get(shown) ?? { words: null, isFrom: false };
  const isSame = label.words?.basis === beside.words?.basis;
  const settled = isSame ? label.words : (beside.words ?? label.words);
  if (beside.words && label.words && !isSame)
    notes.mended(
      'price label that differs from the words beside the price',
      'price_type',
      label.words.label,
      beside.words.label,
    );
  if (beside.isFrom || label.isFrom) vehicle.price_type = startingPrice(settled).label;
  else if (settled) vehicle.price_type = settled.label;
  for (const [field, other] of words) {
    const ownBasis = other.words?.basis;
    if (field === shown || (field === 'drive_away_price' && ownBasis === 'drive-away' && !other.isFrom))
      continue;
    const from = [other.isFrom ? 'from' : null, other.words?.label].filter(Boolean).join(' ');
    if (field === 'drive_away_price' && ownBasis !== undefined && ownBasis !== 'drive-away') {
      notes.mended('drive_away_price that excludes charges, left out', field, from, null);
      vehicle.drive_away_price = null;
    } else notes.mended('words beside a price, left out', field, from, null);
  }
}

/**
 * Sorts out a feed's two prices: `price` with its label, and the drive-away price if `price` excludes
 * charges. A vehicle's only price becomes its `price`, labelled accordingly. An implausible drive-away price
 * is left out and reported, so that no page shows a price below the actual one.
 */
export function settlePrices(vehicle: Draft, notes: Notes): void {
  const { price, drive_away_price: driveAway, offer_price, price_type } = vehicle;
  if (driveAway === null || driveAway === undefined) return;
  const leaveOut = (reason: string) => {
    notes.mended(`drive_away_price that ${reason}, left out`, 'drive_away_price', driveAway, null);
    vehicle.drive_away_price = null;
  };
  if (!isPrice(driveAway)) {
    vehicle.drive_away_price = null;
  } else if (!isPrice(price)) {
    // An offer has priority over both prices, and the price label belongs to the offer.
    if (isPrice(offer_price)) return;
    vehicle.price = driveAway;
    vehicle.price_type = isDriveAway(price_type) ? price_type : DRIVE_AWAY;
    vehicle.drive_away_price = null;
  } else if (isPlainDriveAway(price_type) || (price === driveAway && !price_type)) {
    if (price !== driveAway) leaveOut('differs from the price marked as drive away');
    vehicle.price_type = price_type || DRIVE_AWAY;
    vehicle.drive_away_price = null;
  } else if (driveAway < price) {
    leaveOut('is below the price without charges');
  } else if (driveAway - price > Math.max(MOST_CHARGES.dollars, price * MOST_CHARGES.share)) {
    leaveOut('exceeds any plausible charges');
  } else {
    vehicle.price_type = price_type || EXCLUDING_CHARGES;
  }
}

const isDriveAway = (words: string | null | undefined): words is string =>
  /^drive[\s-]?away/i.test(words?.trim() ?? '');
const isPlainDriveAway = (words: string | null | undefined): boolean =>
  /^drive[\s-]?away(?: price)?$/i.test(words?.trim() ?? '');
