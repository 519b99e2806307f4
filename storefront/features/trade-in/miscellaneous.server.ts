import { keepReport } from '@forecourt/lib/leads/trade-in/valuations.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { parseJson, readBody } from '@forecourt/lib/platform/request/body';
import type { Site } from '@forecourt/lib/sites/site';
import { z } from 'zod';
import { errorCode } from '@/forms/error-code.ts';
import { log } from '@/logging/log.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';
import { readVisit } from './own-valuation.server.ts';
import { FAILED_TEXT } from './trade-in-messages.ts';

const MAX_BYTES = 4_096;

/** The browser reports what it shows, but the stored values come from the server. */
const reportSchema = z.object({
  column_name: z.literal('valuation'),
  value: z.record(z.string(), z.unknown()),
});

const headers = { 'cache-control': 'private, no-store' };
const refuse = (status: number) =>
  Response.json({ error: FAILED_TEXT, code: errorCode(status) }, { status, headers });

/**
 * Handles the report of a valuation (TRADE-04): stores the result that the server computed, for the
 * valuation's owner only.
 */
export async function takeMiscellaneous(site: Site, request: Request): Promise<Response> {
  if (!site.features.valuationMiscellaneousEnabled) return refuse(404);
  if (!isOwnRequest(request)) return refuse(403);
  try {
    const body = await readBody(request, MAX_BYTES);
    if (body === null) return refuse(413);
    if (!reportSchema.safeParse(parseJson(body)).success) return refuse(400);
    const { valuation, shopper } = await readVisit(request.headers, site);
    if (!valuation || !shopper || valuation.userId !== shopper.userId) return refuse(401);
    await keepReport(databasePool(environment().DATABASE_URL), valuation.id);
    return Response.json({ column_name: 'valuation' }, { headers });
  } catch (error) {
    log.error({ err: error, site: site.slug }, 'valuation_report_failed');
    return refuse(500);
  }
}

export const miscellaneousColumns = ({ features }: Site): Response =>
  features.valuationMiscellaneousEnabled
    ? Response.json({ columns: ['valuation'] }, { headers })
    : refuse(404);
