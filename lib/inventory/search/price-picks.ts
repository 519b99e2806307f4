import type { SiteSettings } from '../../sites/settings.ts';

/** Maximum prices offered as quick picks, for both variants (SLIDER-19, SLIDER-20), lowest first. */
export const PRICE_PICKS: Readonly<Record<SiteSettings['priceQuickPicks'], readonly number[]>> = {
  standard: [5_000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 70_000],
  premium: [300_000, 400_000, 500_000, 600_000, 700_000, 800_000],
};
