import type { VehicleInput } from '../vehicle.ts';
import type { PreApproval } from './payment-choice.ts';

/** A lender as a feed states it, for tests: $160 per week for a vehicle at $40,000. */
export const SAMPLE_LENDER = {
  financeProvider: 'Bay Finance',
  deposit: 4_000,
  paymentWeek: 160,
  interestRate: 8.49,
  comparisonRate: 9.29,
  termYears: 5,
  balloon: 12_000,
};

/** A vehicle with that lender, for `sampleVehicle` and its like. */
export const SAMPLE_FINANCED = {
  price: 40_000,
  finance_lenders: [SAMPLE_LENDER] as unknown as NonNullable<VehicleInput['finance_lenders']>,
} satisfies Partial<VehicleInput>;

/** A pre-approval that covers that vehicle, for tests; it ends on 1 July 2026. */
export const SAMPLE_APPROVAL: PreApproval = {
  lender: 'YouX',
  amount: 40_000,
  rate: 7.49,
  comparisonRate: 8.2,
  years: 5,
  fee: 495,
  expiresAt: '2026-07-01T00:00:00.000Z',
};

/** The weekly figure of that vehicle in words, as mails state it. */
export const SAMPLE_WEEKLY =
  'From $160 per week, 9.29% p.a. comparison rate. Estimated: 10.0% deposit, 5-year term, 30% final payment.';
