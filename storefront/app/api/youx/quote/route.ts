import { handleQuote } from '@/features/finance-journey/handle-quote.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/youx/quote`: `{weeklyRepaymentAmount, advertisedRate, comparisonRate}` or `{error}`. */
export const POST = handleQuote;
