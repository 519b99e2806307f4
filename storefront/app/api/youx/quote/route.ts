import { takeQuote } from '@/features/finance-journey/take-quote.server.ts';

export const dynamic = 'force-dynamic';

/**
 * `POST /api/youx/quote`: a loan's weekly repayment, `{weeklyRepaymentAmount, advertisedRate,
 * comparisonRate}` or `{error}`.
 */
export const POST = takeQuote;
