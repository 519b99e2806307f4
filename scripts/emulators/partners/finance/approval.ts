import { ESTABLISHMENT_FEE, quoteFor } from './rates.ts';
import type { Application } from './requests.ts';

const LENDER = 'YouX';
/** Days from the application until an approval ends. */
const VALID_DAYS = 30;

/** Returns what the lender approves for an application: the amount applied for, at the rate quoted. */
export function approvalFor({ data, at }: Application) {
  const { selfAssessedCreditScore: score, purchasePrice: price, loanTerm: years, year } = data;
  const { advertisedRate, comparisonRate } = quoteFor(
    { score, price, years, year },
    new Date(at).getFullYear(),
  );
  return {
    lender: LENDER,
    amount: price,
    rate: advertisedRate,
    comparisonRate,
    years,
    fee: ESTABLISHMENT_FEE,
    expiresAt: new Date(Date.parse(at) + VALID_DAYS * 86_400_000).toISOString(),
  };
}
