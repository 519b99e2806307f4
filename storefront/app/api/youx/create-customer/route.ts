import { handleCustomer } from '@/features/finance-journey/handle-customer.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/youx/create-customer`: `{data, additionalData}` in, `{redirectUrl}` or `{error}` out. */
export const POST = handleCustomer;
