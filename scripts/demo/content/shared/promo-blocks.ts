import type * as Schema from '@forecourt/schemas/sanity.types';
import { action } from '@forecourt/schemas/writing/target';
import { reference, type Written } from '@forecourt/schemas/writing/written';
import { manufacturerId, promoCardId } from './ids.ts';

type Button = readonly [label: string, target: string];
type Fields<T> = Omit<Written<T>, '_type' | '_key'>;
const withAction = (to: Button | undefined) => (to ? { action: action(...to) } : {});

export const countdown = ({ to, ...fields }: Omit<Fields<Schema.Countdown>, 'action'> & { to?: Button }) => ({
  _type: 'countdown' as const,
  ...fields,
  ...withAction(to),
});

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

export const promoCards = (site: string, names: readonly string[], heading?: string) => ({
  _type: 'promoCards' as const,
  ...(heading && { heading }),
  cards: names.map((name) => reference(promoCardId(site, name))),
});

/** Cars sold this month, calculated from the clock (HOME-10 to HOME-15); the block has only labels. */
export const salesCounter = (fields: Fields<Schema.SalesCounter>) => ({
  _type: 'salesCounter' as const,
  ...fields,
});

/** Accepted cards and wallets (CHECKOUT-05 to CHECKOUT-10), with a text next to them. */
export const paymentStrip = (text: string) => ({ _type: 'paymentStrip' as const, text });

/** The block 'Get Finance Now' (FINPAGE-11) with its fixed button; `text` is below the title. */
export const financeNow = (text: string) => ({ _type: 'financeNow' as const, text });

/** The steps are in the site's settings; without `to` the button leads to the finance page. */
export const financeSteps = ({
  to,
  ...fields
}: Omit<Fields<Schema.FinanceSteps>, 'action'> & { to?: Button }) => ({
  _type: 'financeSteps' as const,
  ...fields,
  ...withAction(to),
});
