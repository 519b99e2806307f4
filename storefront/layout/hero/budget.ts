import type { Site } from '@forecourt/lib/site/site';
import { formatMoney } from '@forecourt/lib/vehicle/format';

/** Price quick picks of the two variants (SLIDER-19, SLIDER-20). */
const PICKS: Readonly<Record<Site['settings']['priceQuickPicks'], readonly number[]>> = {
  standard: [5_000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 70_000],
  premium: [300_000, 400_000, 500_000, 600_000, 700_000, 800_000],
};

export interface PricePick {
  /** `Up to $15,000` */
  label: string;
  /** `:15000`, a range without a lower end (SLIDER-06). */
  value: string;
}

/** The upper prices a shopper can pick at once. */
export function pricePicks({ settings }: Pick<Site, 'settings'>): PricePick[] {
  return PICKS[settings.priceQuickPicks].map((price) => ({
    label: `Up to ${formatMoney(price)}`,
    value: `:${price}`,
  }));
}
