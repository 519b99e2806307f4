import { takeQuote } from '@/features/finance-journey/take-quote.server.ts';

export const dynamic = 'force-dynamic';

/**
 * `POST /api/youx/quote`: `{weeklyRepaymentAmount, advertisedRate, comparisonRate}` of a loan, or
 * `{error}`.
 */
export const POST = takeQuote;
