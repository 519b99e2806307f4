import type * as Schema from '@forecourt/schemas/sanity.types';
import { action } from '@forecourt/schemas/writing/target';
import { reference, type Written } from '@forecourt/schemas/writing/written';
import { manufacturerId, promoCardId } from './ids.ts';

type Button = readonly [label: string, target: string];
type Fields<T> = Omit<Written<T>, '_type' | '_key'>;
const withAction = (to: Button | undefined) => (to ? { action: action(...to) } : {});

/** Days, hours, minutes and seconds to a moment. */
export const countdown = ({ to, ...fields }: Omit<Fields<Schema.Countdown>, 'action'> & { to?: Button }) => ({
  _type: 'countdown' as const,
  ...fields,
  ...withAction(to),
});

/** One brand by its name. */
export const brandBanner = ({
  brand,
  to,
  ...fields
}: Omit<Fields<Schema.BrandBanner>, 'action' | 'manufacturer'> & { brand: string; to?: Button }) => ({
  _type: 'brandBanner' as const,
  manufacturer: reference(manufacturerId(brand)),
  ...fields,
  ...withAction(to),
});

/** Promo cards of a site by their short names. */
export const promoCards = (site: string, names: readonly string[], heading?: string) => ({
  _type: 'promoCards' as const,
  ...(heading && { heading }),
  cards: names.map((name) => reference(promoCardId(site, name))),
});

export const salesCounter = (fields: Fields<Schema.SalesCounter>) => ({
  _type: 'salesCounter' as const,
  ...fields,
});

export const paymentStrip = (text: string) => ({ _type: 'paymentStrip' as const, text });

export const financeNow = (text: string) => ({ _type: 'financeNow' as const, text });

export const financeSteps = ({
  to,
  ...fields
}: Omit<Fields<Schema.FinanceSteps>, 'action'> & { to?: Button }) => ({
  _type: 'financeSteps' as const,
  ...fields,
  ...withAction(to),
});
