import { normalisePhone, readablePhone } from '@forecourt/lib/platform/text/phone';
import type { ShopperContact } from '@/features/enquiry/setup.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/shopper`: the contact details of the signed-in shopper, for forms on cached pages; else empty. */
export const GET = withSite(
  async ({ shopper }): Promise<ShopperContact> => ({
    name: [shopper?.name, shopper?.lastName].filter(Boolean).join(' '),
    phone: shopper?.phone ? readablePhone(normalisePhone(shopper.phone)) : '',
    email: shopper?.email ?? '',
  }),
  { session: 'optional', failure: { event: 'shopper_contact_failed' } },
);
