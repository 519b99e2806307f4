import { hash } from '../../../demo/photography/catalogue.ts';

/** Faults, each simulated for one in 24 cars, so that their pages can be seen. */
export const FAULTS = ['unsure', 'incomplete', 'above the market', 'slow', 'not JSON', 'failing'] as const;
export type Fault = (typeof FAULTS)[number];

const CARS_PER_FAULT = 24;
const FILLS = 101;

/** Returns the deterministic answer for a car: a fault, or a fill between 0 and 1. */
export function answerFor(slug: string): { fault: Fault | null; fill: number } {
  const number = hash(`gauge ${slug}`);
  return {
    fault: FAULTS[number % CARS_PER_FAULT] ?? null,
    fill: (Math.floor(number / CARS_PER_FAULT) % FILLS) / 100,
  };
}

export function priceRangeAround(price: number, fill: number) {
  const width = price * 0.16;
  const market_range_max = Math.round(price + fill * width);
  return {
    fill,
    listing_price: price,
    market_range_min: Math.round(market_range_max - width),
    market_range_max,
    confidence: 0.35 + (Math.round(price) % 60) / 100,
    description:
      'Our estimate of the market is based on comparable vehicles advertised across Australia in the last 90 days.',
  };
}
