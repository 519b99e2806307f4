import type { PriceEffect } from '@forecourt/lib/operations/merchandising/price-effect';
import { rateText } from '@forecourt/lib/operations/merchandising/step';
import { formatDate, formatMoney } from '@forecourt/lib/platform/text/format';

/** Describes a price compared with similar vehicles: `9% above`; a dash without enough of them. */
export function comparedText(market: { share: number } | null): string {
  if (!market) return '–';
  const percent = Math.round(Math.abs(market.share) * 100);
  if (percent === 0) return 'Same';
  return `${percent}% ${market.share > 0 ? 'above' : 'below'}`;
}

/** Describes what the last price change did, or why that is not known yet. */
export function priceEffectText({ day, difference, views, enquiries }: PriceEffect): string {
  const change = `Price ${difference < 0 ? 'reduced' : 'raised'} by ${formatMoney(Math.abs(difference))} on ${formatDate(day, 'UTC')}.`;
  if (!views || !enquiries) return `${change} Too few days before or after it to compare.`;
  return `${change} Views a day: ${rateText(views.before)} before, ${rateText(views.after)} after. Enquiries a day: ${rateText(enquiries.before)} before, ${rateText(enquiries.after)} after.`;
}
