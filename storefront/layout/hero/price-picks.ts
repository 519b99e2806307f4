import { budgetRange } from '@forecourt/lib/inventory/search/budget';
import { PRICE_PICKS } from '@forecourt/lib/inventory/search/price-picks';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import { formatMoney } from '@forecourt/lib/platform/text/format';
import type { Site } from '@forecourt/lib/sites/site';
import { rangeText } from '@/stock/address-parameters.ts';

export interface PricePick {
  /** `Up to $15,000` */
  label: string;
  /** `1000:15000`: the price range of a budget, as in addresses (OPEN-118). */
  value: string;
}

/** Returns the site's quick budget choices (SLIDER-19, SLIDER-20). */
export function pricePicks({ settings }: Pick<Site, 'settings'>, t: Translator<'hero'>): PricePick[] {
  return PRICE_PICKS[settings.priceQuickPicks].map((price) => ({
    label: t('upTo', { price: formatMoney(price) }),
    value: rangeText(budgetRange(price)),
  }));
}
