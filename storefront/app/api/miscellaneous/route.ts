import { recordReport } from '@forecourt/lib/leads/trade-in/valuations.server';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import type { Site } from '@forecourt/lib/sites/site';
import { z } from 'zod';
import { FAILED_TEXT } from '@/features/trade-in/trade-in-messages.ts';
import { readVisit } from '@/features/trade-in/valuation-visit.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** The browser reports what it shows, but the stored values come from the server. */
const reportSchema = z.object({
  column_name: z.literal('valuation'),
  value: z.record(z.string(), z.unknown()),
});

const isOffered = ({ features }: Site): boolean => features.valuationMiscellaneousEnabled;
const failure = { event: 'valuation_report_failed', text: FAILED_TEXT };

/**
 * `POST /api/miscellaneous` with `{column_name: 'valuation', value}` (TRADE-04): stores the result that the
 * server computed, for the valuation's owner only.
 */
export const POST = withSite(
  async ({ request, site, pool }) => {
    const { valuation, shopper } = await readVisit(request.headers, site);
    if (!valuation || !shopper || valuation.userId !== shopper.userId)
      throw new ApiError('not_signed_in', FAILED_TEXT);
    await recordReport(pool, valuation.id);
    return { column_name: 'valuation' };
  },
  { ownRequest: true, isOffered, body: reportSchema, maxBytes: 4_096, failure },
);

/** `GET /api/miscellaneous`: the accepted columns, `{columns}`; 404 without any. */
export const GET = withSite(() => ({ columns: ['valuation'] }), { isOffered, failure });
