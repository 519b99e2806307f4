import type { Site } from '@forecourt/lib/sites/site';
import { ENQUIRE_TEXT } from '@forecourt/lib/vehicle/finance/loan';
import { NO_PAYMENT } from '@forecourt/lib/vehicle/finance/payment-choice';
import { shopperEstimate } from '@forecourt/lib/vehicle/finance/shopper-estimate';
import {
  assumptionLines,
  COMPARISON_WARNING,
  estimateLabel,
  formatPayment,
  formatRate,
  NO_OFFER,
} from '@forecourt/lib/vehicle/finance/texts';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { z } from 'zod';

/** The weekly figure next to a vehicle's price, with the words that credit law requires beside it. */
export const WEEKLY = z.object({
  text: z.string().describe('The weekly figure with both rates. Never quote it without `warning`.'),
  label: z.string(),
  warning: z.string().describe('Required by law wherever the figure or a rate is quoted.'),
  assumptions: z.array(z.string()),
  lender: z.string().nullable().describe('The lender and its credit licence.'),
  note: z.string(),
});

/** Returns the weekly figure of a vehicle's page (FIN-48, OPEN-078); null if the page shows none. */
export function weeklyAnswer(
  { settings }: Pick<Site, 'settings'>,
  vehicle: Vehicle,
  now: Date,
): z.input<typeof WEEKLY> | null {
  const estimate = shopperEstimate(vehicle, settings, NO_PAYMENT, now);
  if (!estimate) return null;
  const { weekly, rate, comparisonRate, lender, creditLicence } = estimate;
  const rates = [
    ...(rate === null ? [] : [`${formatRate(rate)} interest rate`]),
    `${formatRate(comparisonRate)} comparison rate`,
  ];
  return {
    text: [weekly === null ? ENQUIRE_TEXT : `from ${formatPayment(weekly)} per week`, ...rates].join(', '),
    label: estimateLabel(estimate, settings),
    warning: COMPARISON_WARNING,
    assumptions: assumptionLines(estimate),
    lender: [lender, creditLicence].filter(Boolean).join(', ') || null,
    note: NO_OFFER,
  };
}
