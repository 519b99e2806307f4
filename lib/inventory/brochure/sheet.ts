import { ENGLISH, type Language } from '../../platform/language/languages.ts';
import { translatorOf } from '../../platform/language/translator.ts';
import { formatDate } from '../../platform/text/format.ts';
import { type KeyInformationRules, keyInformation } from '../../vehicle/key-information.ts';
import { CONSUMER_LAW_NOTE, type LawStatement, lawRows } from '../../vehicle/law/law-statement.ts';
import type { PriceRules } from '../../vehicle/price-rules.ts';
import { priceStatement } from '../../vehicle/price-statement.ts';
import { vehicleSubtitle, vehicleTitle } from '../../vehicle/title.ts';
import { isTruck } from '../../vehicle/truck.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import { primaryImageUrl } from '../../vehicle/vehicle-path.ts';

export interface SheetDealer {
  name: string;
  address: string | null;
  phone: string | null;
  licence: string | null;
}

/** Content of a one-page brochure, for print and PDF (OPEN-022, OPEN-023). */
export interface Sheet {
  title: string;
  subtitle: string | null;
  /** `type` is what the price includes, or the terms of a weekly price. */
  price: { text: string; was: string | null; type: string | null };
  /**
   * True if it is reserved, so that the printed page does not advertise a car that is no longer available.
   */
  isReserved: boolean;
  /** Image CDN URL of the photo, or null. */
  photo: string | null;
  /** True to show the whole photo: caravans and trucks fill the frame, so cropping would cut them off. */
  isWhole: boolean;
  facts: { label: string; value: string }[];
  features: string[];
  comments: string | null;
  /** State law on the vehicle, as on its page; null if nothing can be said. */
  law: { rows: { label: string; value: string }[]; note: string } | null;
  stockNumber: string;
  dealer: SheetDealer;
  /** The vehicle's page, the target of the QR code. */
  url: string;
  disclaimer: string;
}

/** Heading of the law, as on the vehicle's page. */
export const RIGHTS = 'Your rights';

/** Label of a reserved vehicle, as on its page (OPEN-051). */
export const RESERVED = 'Reserved';

/** Maximum facts: three rows of four. */
const FACTS = 12;
/** Facts shown elsewhere in the brochure, or of no use in front of the vehicle. */
const LEFT_OUT = new Set(['stocknum', 'vin']);

/**
 * Builds the brochure of a vehicle.
 * @param rules the site's rules for prices, dates and rego
 * @param page.url canonical URL of the vehicle's page
 * @param page.law what state law says about the vehicle
 */
export function sheetOf(
  vehicle: Vehicle,
  rules: KeyInformationRules & PriceRules,
  page: {
    url: string;
    dealer: SheetDealer;
    law: LawStatement | null;
    now: Date;
    /** English if absent. */
    language?: Language;
  },
): Sheet {
  const { language = ENGLISH } = page;
  const t = translatorOf(language, 'vehicle');
  const prices = translatorOf(language, 'price');
  const { figure, price, wasText, subscription, disclaimer } = priceStatement(vehicle, rules, prices, t);
  return {
    title: vehicleTitle(vehicle),
    subtitle: vehicleSubtitle(vehicle),
    price: {
      text: figure,
      was: wasText,
      type: subscription
        ? prices('orToBuyTerms', { terms: subscription.text, price: subscription.cash.text })
        : (price?.basisText ?? null),
    },
    isReserved: vehicle.reserved,
    photo: primaryImageUrl(vehicle),
    isWhole: vehicle.item_type === 'caravan' || isTruck(vehicle),
    facts: keyInformation(vehicle, rules, page.now, { t, language })
      .filter(({ key }) => !LEFT_OUT.has(key))
      .slice(0, FACTS)
      .map(({ label, value }) => ({ label, value })),
    features: [...new Set(vehicle.standardEquipment)],
    comments: vehicle.dealercomments?.trim() || null,
    law: page.law && sheetLaw(page.law, page.dealer),
    stockNumber: vehicle.stocknum,
    dealer: page.dealer,
    url: page.url,
    disclaimer: [
      t('sheet.printed', { date: String(formatDate(page.now, rules.timeZone, language)) }),
      disclaimer,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** Returns the law as rows, without the licence number and the stock number, which the brochure shows anyway. */
function sheetLaw(law: LawStatement, { licence }: SheetDealer): Sheet['law'] {
  const details = law.details.filter(
    ({ detail }) => detail !== 'stockNumber' && !(detail === 'licenceNumber' && licence),
  );
  const rows = lawRows({ ...law, details }).map(([label, value]) => ({ label, value }));
  return rows.length > 0 ? { rows, note: law.lines.length > 0 ? CONSUMER_LAW_NOTE : '' } : null;
}

/** Characters not in the brochure's fonts, which cover western European Latin with its punctuation. */
const UNKNOWN_LETTERS =
  /[^\n\u0020-\u007E\u00A0-\u00FF\u0131\u0152\u0153\u2010-\u2027\u2030-\u205E\u20AC\u2122\u2212]/gu;

/** Replaces or removes characters that would print as boxes: `Škoda 😀` becomes `Skoda`. */
export const printable = (text: string): string =>
  text
    .replaceAll(UNKNOWN_LETTERS, (letter) => letter.normalize('NFD').replaceAll(UNKNOWN_LETTERS, ''))
    .replaceAll(/ {2,}/g, ' ')
    .trim();
