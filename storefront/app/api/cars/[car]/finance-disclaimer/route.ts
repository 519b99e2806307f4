import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { financeDisclaimer } from '@/features/finance/disclaimer.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

const ID = /^[\w-]{1,64}$/;

/** `GET /api/cars/{id}/finance-disclaimer`: `{disclaimer}` of a finance estimate (OPEN-003). */
export const GET = withSite(
  async ({ site, params: { car: id } }) => {
    const disclaimer = ID.test(id) ? await financeDisclaimer(site, id) : null;
    if (disclaimer === null) throw new ApiError('not_found', 'No such car.');
    return { disclaimer };
  },
  {
    params: ['car'],
    failure: {
      event: 'finance_disclaimer_failed',
      text: 'The disclaimer did not load.',
      code: 'upstream_failed',
    },
  },
);
