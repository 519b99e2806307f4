import { phoneRevealSchema, storePhoneReveal } from '@forecourt/lib/leads/phone-reveal/store.server';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/**
 * `POST /api/phone-reveals` (OPEN-005): logs that a masked number was revealed; 204. Not logged for
 * visitors with Global Privacy Control.
 */
export const POST = withSite(
  async ({ site, pool, body: reveal }) => {
    const isOwn =
      reveal.website_id === site.id && site.dealerships.some(({ id }) => id === reveal.dealership_id);
    if (!isOwn || !(await storePhoneReveal(pool, reveal)))
      throw new ApiError('bad_input', 'Not of this site.');
    return null;
  },
  {
    ownRequest: true,
    ignoresGpc: true,
    body: phoneRevealSchema,
    maxBytes: 2048,
    rate: 'phoneReveal',
    failure: { event: 'phone_reveal_failed' },
  },
);
