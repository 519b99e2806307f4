import { formatDate, formatMoney } from '../../platform/text/format.ts';
import { type KeyInformationRules, keyInformation } from '../../vehicle/key-information.ts';
import { primaryImageUrl } from '../../vehicle/path.ts';
import { displayPrice, priceType } from '../../vehicle/price.ts';
import { vehicleSubtitle, vehicleTitle } from '../../vehicle/title.ts';
import { isTruck } from '../../vehicle/truck.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';

/** Who sells the vehicle, as it stands at the foot of a sheet. */
export interface SheetDealer {
  name: string;
  address: string | null;
  phone: string | null;
  licence: string | null;
}

/** One vehicle on one page of A4, for print and PDF alike (OPEN-022, OPEN-023). */
export interface Sheet {
  title: string;
  subtitle: string | null;
  price: { text: string; was: string | null; type: string | null };
  /** Whether somebody has reserved it (readings 41). */
  isReserved: boolean;
  /** Address of the photograph on the image CDN; null without one. */
  photo: string | null;
  /** Of caravans and trucks, which fill theirs to the roof, nothing is cut off. */
  isWhole: boolean;
  facts: { label: string; value: string }[];
  features: string[];
  comments: string | null;
  stockNumber: string;
  dealer: SheetDealer;
  /** The vehicle's page, which the QR code leads to. */
  url: string;
  disclaimer: string;
}

/** What a sheet and a booklet's contents say of a reserved vehicle, as its page does (OPEN-051). */
export const RESERVED = 'Reserved';

/** Facts on a sheet: three rows of four. */
const FACTS = 12;
/** Facts that are shown elsewhere on the sheet, or help nobody who stands before the vehicle. */
const LEFT_OUT = new Set(['stocknum', 'vin']);

/**
 * The sheet of a vehicle.
 * @param rules the site's rules of prices, dates and rego
 * @param page.url the canonical address of the vehicle's page
 */
export function sheetOf(
  vehicle: Vehicle,
  rules: KeyInformationRules & { subscriptionEnabled: boolean; noPriceText: string },
  page: { url: string; dealer: SheetDealer; now: Date },
): Sheet {
  const { text, suffix, amount, was } = displayPrice(vehicle, rules);
  return {
    title: vehicleTitle(vehicle),
    subtitle: vehicleSubtitle(vehicle),
    price: {
      text: `${text}${suffix ?? ''}`,
      was: was === null ? null : formatMoney(was),
      type: amount === null ? null : priceType(vehicle),
    },
    isReserved: vehicle.reserved,
    photo: primaryImageUrl(vehicle),
    isWhole: vehicle.item_type === 'caravan' || isTruck(vehicle),
    facts: keyInformation(vehicle, rules, page.now)
      .filter(({ key }) => !LEFT_OUT.has(key))
      .slice(0, FACTS)
      .map(({ label, value }) => ({ label, value })),
    features: [...new Set(vehicle.standardEquipment)],
    comments: vehicle.dealercomments?.trim() || null,
    stockNumber: vehicle.stocknum,
    dealer: page.dealer,
    url: page.url,
    disclaimer: `Printed on ${formatDate(page.now, rules.timeZone)}. Price and details were right then and may have changed since: the code leads to the page with what is true now.`,
  };
}

/** Letters that the sheets' fonts have: Latin of western Europe and its punctuation. */
const UNKNOWN_LETTERS =
  /[^\n\u0020-\u007E\u00A0-\u00FF\u0131\u0152\u0153\u2010-\u2027\u2030-\u205E\u20AC\u2122\u2212]/gu;

/** Text without the letters that would print as boxes: `Škoda 😀` gives `Skoda`. */
export const printable = (text: string): string =>
  text
    .replaceAll(UNKNOWN_LETTERS, (letter) => letter.normalize('NFD').replaceAll(UNKNOWN_LETTERS, ''))
    .replaceAll(/ {2,}/g, ' ')
    .trim();
