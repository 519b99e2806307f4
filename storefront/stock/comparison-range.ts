import { formatRate } from '@forecourt/lib/vehicle/finance/texts';
import type { WeeklyRates } from './weekly-rates.server.ts';

/** Returns `Comparison rate 10.31% p.a.` or `Comparison rate 9.29% p.a. to 10.31% p.a.` */
export const comparisonRange = ({ min, max }: WeeklyRates): string =>
  `Comparison rate ${[...new Set([min, max])].map(formatRate).join(' to ')}`;
