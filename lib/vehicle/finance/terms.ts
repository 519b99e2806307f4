import type { FeeTime } from '../../sites/fee-times.ts';
import type { SiteSettings } from '../../sites/settings.ts';
import type { OtherFees } from './comparison-rate.ts';
import { type FinanceLender, NO_PROVIDER, positive, sameProvider } from './lender.ts';
import {
  calculatorLoan,
  financePrice,
  type Limits,
  PART_LIMITS,
  RATE_STEP,
  TERM_MIN,
  TERM_STEP,
  within,
} from './limits.ts';
import type { LoanChoice, LoanCost } from './loan.ts';

export type FinanceSettings = Pick<
  SiteSettings,
  | 'financeProvider'
  | 'financeProviders'
  | 'loanAmountMin'
  | 'loanAmountMaxRule'
  | 'loanLimits'
  | 'quoteAmount'
  | 'loanTermMax'
  | 'loanTermDefault'
  | 'interestMin'
  | 'interestMax'
  | 'interestDefault'
  | 'establishmentFee'
  | 'listedFees'
  | 'repaymentRounding'
  | 'financeEligibilityRule'
>;

type ProviderTerms = SiteSettings['financeProviders'][number];

/** Returns the terms of the car's lender, else of the site's provider, else its settings. */
export function providerTerms(
  { financeProvider, financeProviders }: Pick<FinanceSettings, 'financeProvider' | 'financeProviders'>,
  lender: Pick<FinanceLender, 'financeProvider'> | null,
): ProviderTerms | null {
  const entryOf = (name: string) =>
    name && name !== NO_PROVIDER
      ? financeProviders.find(({ provider }) => sameProvider(provider, name))
      : undefined;
  return entryOf(lender?.financeProvider ?? '') ?? entryOf(financeProvider) ?? null;
}

/** Returns the eligibility rule: the provider's, else the site's (FIN-50 to FIN-53). */
export const eligibilityRule = (
  settings: Pick<FinanceSettings, 'financeProvider' | 'financeProviders' | 'financeEligibilityRule'>,
): SiteSettings['financeEligibilityRule'] =>
  providerTerms(settings, null)?.financeEligibilityRule ?? settings.financeEligibilityRule;

/** Returns the fee added to the loan, and the rounding of repayments (FIN-31 to FIN-35). */
export function loanCost(settings: FinanceSettings, lender: FinanceLender | null): LoanCost {
  const own = providerTerms(settings, lender);
  const fee = own?.establishmentFee ?? settings.establishmentFee;
  return {
    fee: fee === 'lender' ? (positive(lender?.establishmentFees) ?? 0) : fee,
    rounding: own?.repaymentRounding ?? settings.repaymentRounding,
  };
}

/** Initial rate in percent per year where a lender is configured without one (FIN-22). */
const LENDER_RATE = 10;

/**
 * Returns the initial interest rate in percent per year: the site's, or 10 with a configured lender (FIN-22).
 * @returns null without a rate or lender: then no rate or repayment may be shown
 */
export function startingRate(settings: FinanceSettings, lender: FinanceLender | null): number | null {
  if (settings.interestDefault !== null) return settings.interestDefault;
  return lender || providerTerms(settings, lender) ? LENDER_RATE : null;
}

/**
 * Returns the listed fees that a loan is not made of (FIN-36 to FIN-39). Without one charged as an establishment fee if
 * the loan contains the lender's, because a loan has one such fee.
 */
export const feesBeside = (
  settings: FinanceSettings,
  lender: FinanceLender | null,
): FinanceSettings['listedFees'] => {
  const hasFee = loanCost(settings, lender).fee > 0;
  return settings.listedFees.filter(({ charged }) => !(hasFee && charged === 'establishment'));
};

/**
 * Returns the fees of a comparison rate besides the one added to the loan, from the listed fees (FIN-36 to
 * FIN-39).
 * @returns null if the fees are not known: no fee is configured, or a listed one does not say when it is charged
 */
export function otherFees(settings: FinanceSettings, lender: FinanceLender | null): OtherFees | null {
  const { listedFees, establishmentFee } = settings;
  const isKnown =
    listedFees.length > 0 ||
    establishmentFee !== 'lender' ||
    providerTerms(settings, lender)?.establishmentFee !== undefined ||
    typeof lender?.establishmentFees === 'number';
  if (!isKnown || listedFees.some(({ charged }) => charged === undefined)) return null;
  const sum = (...times: readonly FeeTime[]) =>
    feesBeside(settings, lender).reduce(
      (total, { amount, charged }) => (charged && times.includes(charged) ? total + amount : total),
      0,
    );
  return { upfront: sum('establishment', 'atStart'), monthly: sum('monthly') };
}

/** Calculator settings, kept small because they are sent to the browser. */
export interface CalculatorTerms {
  limits: Record<keyof LoanChoice, Limits>;
  start: LoanChoice;
  cost: LoanCost;
  /** For the comparison rate. */
  otherFees: OtherFees;
}

/**
 * Returns the calculator's limits and initial values for a car (FIN-01 to FIN-26).
 * @returns null without a configured rate or lender, if the fees of a comparison rate are not known, or if the
 *   lender's minimum is above the price
 */
export function calculatorTerms(
  settings: FinanceSettings,
  price: number | null,
  lender: FinanceLender | null,
): CalculatorTerms | null {
  const rate = startingRate(settings, lender);
  const others = otherFees(settings, lender);
  const loan = calculatorLoan(settings, financePrice(price));
  if (rate === null || others === null || !loan) return null;
  const own = providerTerms(settings, lender);
  const rateMin = own?.interestMin ?? settings.interestMin;
  const rateMax = own?.interestMax ?? settings.interestMax;
  const limits = {
    amount: loan.limits,
    deposit: PART_LIMITS,
    residual: PART_LIMITS,
    years: { min: TERM_MIN, max: settings.loanTermMax, step: TERM_STEP },
    rate: { min: rateMin, max: Math.max(rateMin, rateMax), step: RATE_STEP },
  };
  return {
    limits,
    start: {
      amount: loan.start,
      deposit: 0, // FIN-25
      residual: 0, // FIN-26
      years: within(settings.loanTermDefault, limits.years),
      // Within the limits, the configured value is kept even if it lies between two slider steps.
      rate: within(rate, limits.rate),
    },
    cost: loanCost(settings, lender),
    otherFees: others,
  };
}
