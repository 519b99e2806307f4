import { takeQuote } from '@/features/finance-journey/take-quote.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/youx/quote`: what a loan costs a week, `{weeklyRepaymentAmount, advertisedRate, comparisonRate}` or `{error}`. */
export const POST = takeQuote;
