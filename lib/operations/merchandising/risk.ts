/**
 * Money at risk of a vehicle in stock, in dollars:
 *
 *     price × HOLDING_PER_DAY × (days in stock + days ahead) + amount above similar vehicles
 *
 * The first part is what the vehicle has cost to hold so far and will cost until it is likely to sell. Days ahead
 * run from `DAYS_AHEAD.usual` for a vehicle with the site's usual interest to `DAYS_AHEAD.most` without any.
 * The second part is what a buyer who compares will not pay. A vehicle without a price counts at the median of
 * similar vehicles, else at that of the site's stock.
 */
export interface RiskFacts {
  /** Selling price in dollars, or what the vehicle counts at. */
  price: number;
  daysInStock: number;
  /** Share of the usual interest, from 0 to 1 (`interestOf`). */
  interest: number;
  /** Median price of similar vehicles; null with too few of them. */
  similarPrice: number | null;
}

/**
 * Share of the price that a day in stock costs: a year is 8% interest on the dealer's floor plan, 10% depreciation
 * (the usual depreciation of the price comparison) and 4% for space, insurance and preparation. Dealers differ by
 * a few points, which changes the dollars but hardly the order, so this is not a setting.
 */
export const HOLDING_PER_DAY = 0.22 / 365;

export const DAYS_AHEAD = { usual: 30, most: 90 };

/** Returns the money at risk in whole dollars. More days or a higher price never lower it. */
export function moneyAtRisk({ price, daysInStock, interest, similarPrice }: RiskFacts): number {
  const { usual, most } = DAYS_AHEAD;
  const daysAhead = most - (most - usual) * Math.min(1, Math.max(0, interest));
  const holding = price * HOLDING_PER_DAY * (Math.max(0, daysInStock) + daysAhead);
  return Math.round(holding + Math.max(0, similarPrice === null ? 0 : price - similarPrice));
}

export interface InterestFacts {
  views: number;
  saves: number;
  enquiries: number;
  /** Days over which they were counted. */
  days: number;
}

/** Views that show as much interest as one save or enquiry: about 1 in 10 and 1 in 40 viewers does so. */
const VIEWS_PER = { save: 10, enquiry: 40 };

/** Returns a vehicle's interest per day, in views; null if it has not been counted for a whole day. */
export const interestPerDay = ({ views, saves, enquiries, days }: InterestFacts): number | null =>
  days < 1 ? null : (views + VIEWS_PER.save * saves + VIEWS_PER.enquiry * enquiries) / days;

/**
 * Returns the share of the usual interest, at most 1.
 * @param own interest per day; null counts as usual, because there is nothing to judge by
 * @param usual median of the site's vehicles; 0 makes every vehicle usual
 */
export const interestOf = (own: number | null, usual: number): number =>
  own === null || usual <= 0 ? 1 : Math.min(1, own / usual);
