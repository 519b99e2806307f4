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
import { FAILED_TEXT } from './words.ts';

const MAX_BYTES = 4_096;

/** What the browser reports is what it shows; what counts is what the server knows. */
const reportSchema = z.object({
  column_name: z.literal('valuation'),
  value: z.record(z.string(), z.unknown()),
});

const headers = { 'cache-control': 'private, no-store' };
const refuse = (status: number) =>
  Response.json({ error: FAILED_TEXT, code: errorCode(status) }, { status, headers });

/**
 * Takes the report of a valuation (TRADE-04): its result is written down as the server computed it, whatever the browser
 * says, and only for whoever it belongs to.
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
    log.error({ err: error, site: site.slug }, 'the report of a valuation could not be kept');
    return refuse(500);
  }
}

/** What a site takes: valuations where its setting says so. */
export const miscellaneousColumns = ({ features }: Site): Response =>
  features.valuationMiscellaneousEnabled
    ? Response.json({ columns: ['valuation'] }, { headers })
    : refuse(404);
