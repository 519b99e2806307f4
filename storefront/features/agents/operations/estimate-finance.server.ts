import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { FINANCE_CALCULATOR_ANCHOR } from '@forecourt/lib/vehicle/anchors';
import { exampleComparisonRate } from '@forecourt/lib/vehicle/finance/comparison-rate';
import { PAYMENT_FREQUENCIES } from '@forecourt/lib/vehicle/finance/frequency';
import { chooseLender } from '@forecourt/lib/vehicle/finance/lender';
import { type Limits, limitProblem } from '@forecourt/lib/vehicle/finance/limits';
import { ENQUIRE_TEXT, type LoanChoice, loanOf } from '@forecourt/lib/vehicle/finance/loan';
import { calculatorTerms, feesBeside, providerTerms } from '@forecourt/lib/vehicle/finance/terms';
import {
  COMPARISON_BASIS,
  COMPARISON_WARNING,
  FINANCE_DISCLAIMER,
  formatPayment,
  formatPlain,
  formatRate,
} from '@forecourt/lib/vehicle/finance/texts';
import { sellingPrice } from '@forecourt/lib/vehicle/price';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { z } from 'zod';
import { NO_CREDIT_OFFER } from '@/features/finance/calculator/credit-words.ts';
import { operation } from './operation.ts';
import { VEHICLE_REFERENCE, viewForSale } from './vehicle-answer.server.ts';

const money = (what: string) => z.number().min(0).max(9_999_999).optional().describe(what);

const FIELDS = {
  amount: 'money',
  deposit: 'money',
  residual: 'money',
  years: 'plain',
  rate: 'plain',
} as const satisfies Record<keyof LoanChoice, 'money' | 'plain'>;

export const estimateFinance = operation({
  name: 'estimate_finance',
  title: 'Finance estimate',
  description:
    'Calculates repayments for a vehicle as the calculator on its page does. Without further input the calculator’s ' +
    'initial values apply. Always quote the comparison rate and `warning` with any repayment or rate: credit law requires it.',
  input: {
    vehicle: VEHICLE_REFERENCE,
    amount: money('Amount to borrow in dollars; by default the price of the vehicle.'),
    deposit: money('Dollars paid at the start, which reduce the loan.'),
    residual: money('Dollars left to pay at the end.'),
    years: z.number().min(0).max(100).optional().describe('Term in years.'),
    rate: z.number().min(0).max(100).optional().describe('Interest rate in per cent a year.'),
    frequency: z.enum(PAYMENT_FREQUENCIES).optional(),
  },
  output: {
    vehicle: z.string(),
    title: z.string(),
    text: z
      .string()
      .describe('The repayment with rate and comparison rate. Never quote it without `warning`.'),
    repayment: z.number().nullable().describe('Dollars; null if it is too small to be shown.'),
    frequency: z.enum(PAYMENT_FREQUENCIES),
    payments: z.number().nullable(),
    total: z.number().nullable().describe('All repayments and the residual, in dollars.'),
    currency: z.literal('AUD'),
    inputs: z.object({
      amount: z.number(),
      deposit: z.number(),
      residual: z.number(),
      years: z.number(),
      rate: z.number(),
    }),
    establishmentFee: z.number().describe('Dollars, part of the loan.'),
    listedFees: z
      .array(z.object({ name: z.string(), amount: z.number() }))
      .describe('Not part of the repayment.'),
    rate: z.string(),
    comparisonRate: z.string(),
    warning: z.string(),
    basis: z.string(),
    note: z.string(),
    disclaimer: z.string(),
  },
  isOffered: ({ features }) => features.financeCalculatorEnabled,
  answer: async (context, { vehicle: reference, frequency = PAYMENT_FREQUENCIES[0], ...wanted }) => {
    const { site, vehicle, title } = await viewForSale(context, reference);
    const { settings, features } = site;
    const lender = chooseLender(vehicle.finance_lenders, settings.financeProvider);
    const terms = calculatorTerms(settings, sellingPrice(vehicle), lender);
    if (!terms) throw new ApiError('not_offered', 'This site shows no repayments for this vehicle.');
    const { start, limits, cost, otherFees } = terms;
    if (features.interestSliderDisabled && wanted.rate !== undefined && wanted.rate !== start.rate)
      throw new ApiError('bad_input', `The rate of this calculator is fixed at ${formatRate(start.rate)}.`);
    const choice = { ...start, ...withoutUndefined(wanted) };
    expectWithin(choice, start, limits);
    const loan = loanOf(choice, cost, frequency);
    const rate = formatRate(choice.rate);
    const comparisonRate = formatRate(exampleComparisonRate(choice.rate, cost.fee, otherFees));
    const licence = providerTerms(settings, lender)?.creditLicence;
    const repayment = loan
      ? `${translatorOf('en', 'financeCalculator')(frequency)} repayment ${formatPayment(loan.repayment)}: ${loan.payments} repayments, ${formatPayment(loan.total)} in all`
      : ENQUIRE_TEXT;
    return {
      path: `${vehiclePath(vehicle)}#${FINANCE_CALCULATOR_ANCHOR}`,
      vehicle: vehicle.slug,
      title,
      text: `${repayment}. ${rate} interest rate, ${comparisonRate} comparison rate, ${formatPlain(choice.years)} years.`,
      repayment: loan?.repayment ?? null,
      frequency,
      payments: loan?.payments ?? null,
      total: loan?.total ?? null,
      currency: 'AUD' as const,
      inputs: choice,
      establishmentFee: cost.fee,
      listedFees: feesBeside(settings, lender).map(({ name, amount }) => ({ name, amount })),
      rate,
      comparisonRate,
      warning: COMPARISON_WARNING,
      basis: COMPARISON_BASIS,
      note: [NO_CREDIT_OFFER, licence && `${licence}.`].filter(Boolean).join(' '),
      disclaimer: lender?.disclaimer.trim() || settings.financeDisclaimer || FINANCE_DISCLAIMER,
    };
  },
});

function expectWithin(choice: LoanChoice, start: LoanChoice, limits: Record<keyof LoanChoice, Limits>) {
  const fields = Object.fromEntries(
    (['amount', 'deposit', 'residual', 'years', 'rate'] as const).flatMap((name) => {
      // The site's initial value is valid, even if it lies outside the limits of the sliders.
      const problem =
        choice[name] === start[name] ? null : limitProblem(choice[name], limits[name], FIELDS[name]);
      return problem ? [[name, problem]] : [];
    }),
  );
  const problems = Object.entries(fields).map(([name, problem]) => `${name}: ${problem}`);
  if (problems.length > 0) throw new ApiError('bad_input', `${problems.join('. ')}.`, { fields });
}

function withoutUndefined(values: { [Name in keyof LoanChoice]?: number | undefined }): Partial<LoanChoice> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
