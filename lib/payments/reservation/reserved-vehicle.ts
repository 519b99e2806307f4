import { z } from 'zod';
import { ENGLISH, LANGUAGES, type Language } from '../../platform/language/languages.ts';
import type { Translator } from '../../platform/language/translator.ts';
import { formatMoney } from '../../platform/text/format.ts';
import { ITEM_WORDS, type ItemWord, itemWord } from '../../vehicle/item-type.ts';
import { sellingPrice } from '../../vehicle/price.ts';
import type { PriceRules } from '../../vehicle/price-rules.ts';
import { priceStatement } from '../../vehicle/price-statement.ts';
import { vehicleSubtitle, vehicleTitle } from '../../vehicle/title.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import { primaryImageUrl } from '../../vehicle/vehicle-path.ts';

/** Snapshot of the vehicle when it was reserved; dollars, null for a text price. */
export const reservedVehicleSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  subtitle: z.string().nullable(),
  stocknum: z.string(),
  price: z.number().nullable(),
  /** `$34,990 Excl. Govt. Charges`, as advertised; missing in older reservations. */
  priceText: z.string().optional(),
  /** The same in the language of the shopper, unless that is English. */
  shownPrice: z.object({ language: z.enum(LANGUAGES), text: z.string() }).optional(),
  picture: z.string().nullable(),
  /** Noun and placeholder drawing; missing in older reservations. */
  kind: z.enum(ITEM_WORDS).optional(),
});
export type ReservedVehicle = z.output<typeof reservedVehicleSchema>;

/**
 * Returns the snapshot of a vehicle for its reservation.
 * @param shopper the language of a shopper who does not read English, with its texts
 */
export const reservedVehicle = (
  vehicle: Vehicle,
  rules: PriceRules,
  shopper: { language: Language; t: Translator<'price'> } | null = null,
): ReservedVehicle => ({
  id: vehicle.id,
  slug: vehicle.slug,
  title: vehicleTitle(vehicle),
  subtitle: vehicleSubtitle(vehicle),
  stocknum: vehicle.stocknum,
  price: sellingPrice(vehicle),
  priceText: priceStatement(vehicle, rules).text,
  ...(shopper && {
    shownPrice: { language: shopper.language, text: priceStatement(vehicle, rules, shopper.t).text },
  }),
  picture: primaryImageUrl(vehicle),
  kind: itemWord(vehicle),
});

/** Returns the noun for a reserved vehicle; `car` for a reservation from before it was stored. */
export const reservedNoun = ({ kind }: Pick<ReservedVehicle, 'kind'>): ItemWord => kind ?? 'car';

/**
 * Returns the price as advertised when the vehicle was reserved, in English unless the shopper reserved it in the
 * language; null for an older one without a price.
 */
export const reservedPriceText = (
  { price, priceText, shownPrice }: Pick<ReservedVehicle, 'price' | 'priceText' | 'shownPrice'>,
  language: Language = ENGLISH,
) =>
  shownPrice?.language === language
    ? shownPrice.text
    : (priceText ?? (price === null ? null : formatMoney(price)));
