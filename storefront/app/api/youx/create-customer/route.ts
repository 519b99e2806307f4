import { takeCustomer } from '@/features/finance-journey/take-customer.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/youx/create-customer`: `{data, additionalData}` in, `{redirectUrl}` or `{error}` out. */
export const POST = takeCustomer;
