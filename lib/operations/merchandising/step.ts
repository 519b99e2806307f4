import { formatWhole } from '../../platform/text/format.ts';
import type { AdvertField } from '../advertising/advert-fields.ts';

/** Suggested steps, in the order in which they are considered. */
export const STEPS = [
  'answer',
  'addPrice',
  'addPhotos',
  'lowerPrice',
  'describe',
  'promote',
  'reviewPrice',
  'none',
] as const;
export type StepName = (typeof STEPS)[number];

/** Labels of the filter, and the beginning of the sentence. */
export const STEP_LABELS: Readonly<Record<StepName, string>> = {
  answer: 'Answer enquiries',
  addPrice: 'Add a price',
  addPhotos: 'Add photos',
  lowerPrice: 'Lower the price',
  describe: 'Add a description',
  promote: 'Promote it',
  reviewPrice: 'Review the price',
  none: 'Nothing to do',
};

/** The field of the dealer's stock that a step changes; null if it is done elsewhere. */
export const STEP_FIELDS: Readonly<Record<StepName, AdvertField | null>> = {
  answer: null,
  addPrice: 'price',
  addPhotos: 'photos',
  lowerPrice: 'price',
  describe: 'description',
  promote: null,
  reviewPrice: 'price',
  none: null,
};

export interface StepFacts {
  openEnquiries: number;
  hasPrice: boolean;
  photos: number;
  /** Median number of photos of the site's vehicles. */
  usualPhotos: number;
  hasComments: boolean;
  daysInStock: number;
  /** Price compared with similar vehicles; null with too few of them. */
  market: { similar: number; share: number } | null;
  viewsPerDay: number | null;
  usualViewsPerDay: number;
  /** Share of the usual interest, from 0 to 1. */
  interest: number;
}

export interface Step {
  name: StepName;
  /** `Lower the price: 9% above 14 similar vehicles, 62 days in stock` */
  text: string;
}

/** Photos below this share of the usual number are too few. */
const FEW_PHOTOS = 0.5;
/** Share above similar vehicles from which a lower price is suggested, and the days it may be tried before. */
const DEAR = { share: 0.05, days: 21 };
/** Interest below this share of the usual after these days is too low. */
const QUIET = { interest: 0.5, days: 14 };
/** Days in stock after which the price is worth a look whatever similar vehicles cost. */
const OLD_DAYS = 90;

/** Returns the one step that is most likely to sell the vehicle, with its reason. */
export function suggestedStep(facts: StepFacts): Step {
  for (const name of STEPS) {
    const reason = REASONS[name](facts);
    if (reason !== null) return { name, text: reason };
  }
  throw new Error('the last step always applies');
}

const REASONS: Readonly<Record<StepName, (facts: StepFacts) => string | null>> = {
  answer: ({ openEnquiries: open }) =>
    open > 0 ? `Answer ${formatWhole(open)} open ${open === 1 ? 'enquiry' : 'enquiries'}` : null,
  addPrice: ({ hasPrice }) => (hasPrice ? null : 'Add a price: shoppers who search by price do not see it'),
  addPhotos: ({ photos, usualPhotos }) =>
    photos === 0 || photos < usualPhotos * FEW_PHOTOS
      ? `Add photos: ${photos} of ${Math.max(1, Math.round(usualPhotos))} usual`
      : null,
  lowerPrice: ({ market, daysInStock }) =>
    market && market.share >= DEAR.share && daysInStock >= DEAR.days
      ? `Lower the price: ${marketText(market)}, ${daysText(daysInStock)}`
      : null,
  describe: ({ hasComments }) => (hasComments ? null : 'Add a description: it has none'),
  promote: ({ interest, viewsPerDay, usualViewsPerDay, daysInStock }) =>
    viewsPerDay !== null && interest < QUIET.interest && daysInStock >= QUIET.days
      ? `Promote it: ${rateText(viewsPerDay)} views a day, ${rateText(usualViewsPerDay)} usual`
      : null,
  reviewPrice: ({ daysInStock, market }) =>
    daysInStock > OLD_DAYS
      ? `Review the price: ${daysText(daysInStock)}${market ? `, ${marketText(market)}` : ''}`
      : null,
  none: ({ market, daysInStock }) =>
    `Nothing to do: ${daysText(daysInStock)}${market ? `, ${marketText(market)}` : ''}`,
};

const daysText = (days: number): string => `${formatWhole(days)} day${days === 1 ? '' : 's'} in stock`;

/** `9% above 14 similar vehicles` */
export function marketText({ similar, share }: NonNullable<StepFacts['market']>): string {
  const percent = Math.round(Math.abs(share) * 100);
  return percent === 0
    ? `priced like ${similar} similar vehicles`
    : `${percent}% ${share > 0 ? 'above' : 'below'} ${similar} similar vehicles`;
}

/** Returns a rate per day with one decimal below ten. */
export const rateText = (rate: number): string =>
  rate < 10 ? String(Math.round(rate * 10) / 10) : formatWhole(Math.round(rate));
