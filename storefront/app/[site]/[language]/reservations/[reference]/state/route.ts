import { findReceipt } from '@/features/checkout/receipt/receipt.server.ts';
import { payableState } from '@/features/checkout/state.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /reservations/{reference}/state`: `{status, secondsLeft, recalled}`, for the shopper who made it. */
export const GET = withSite(
  async ({ site, params }) => payableState(await findReceipt(site, params.reference)),
  {
    params: ['reference'],
    failure: { event: 'reservation_state_failed' },
  },
);
