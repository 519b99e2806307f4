import { SOURCES_QUERY, sourcesSchema } from '@forecourt/lib/operations/advertising/overview/sources-query';
import { bodyOf, type Call } from '@forecourt/lib/operations/back-office/call.server';
import { expectStaffRate } from '@forecourt/lib/operations/back-office/expect-rate.server';
import {
  ALL_VEHICLES,
  type MerchandisingAnswer,
  MOST_LISTED,
  type RiskFilter,
  type RiskRequest,
} from '@forecourt/lib/operations/merchandising/answers';
import { merchandisingCsv } from '@forecourt/lib/operations/merchandising/csv';
import { moneyAtRiskList } from '@forecourt/lib/operations/merchandising/list.server';
import { riskChoices, riskTotal, selectVehicles } from '@forecourt/lib/operations/merchandising/select';
import { STEPS } from '@forecourt/lib/operations/merchandising/step';
import { z } from 'zod';
import { contentClient } from '@/content/client.server.ts';
import { reportedSite } from './reported-site.server.ts';

const filterSchema = z.strictObject({
  site: z.string().min(1).max(100),
  place: z.string().max(200).default(ALL_VEHICLES.place),
  make: z.string().max(200).default(ALL_VEHICLES.make),
  step: z.enum([...STEPS, '']).default(ALL_VEHICLES.step),
});
const requestSchema = filterSchema.extend({
  skip: z.int().min(0).max(1_000_000).default(0),
}) satisfies z.ZodType<RiskRequest>;

/** Returns a page of a site's vehicles, most money at risk first. */
export async function merchandising(call: Call): Promise<Response> {
  const { skip, ...request } = await bodyOf(call.request, requestSchema);
  const { vehicles, matching, siteUrl, countedSince } = await listFor(call, request, 'staffSiteReport');
  return Response.json({
    siteUrl,
    mayManage: call.staff.mayManageFeeds,
    total: riskTotal(vehicles),
    matching: riskTotal(matching),
    vehicles: matching.slice(skip, skip + MOST_LISTED),
    ...riskChoices(vehicles),
    countedSince,
  } satisfies MerchandisingAnswer);
}

/** Exports the vehicles that match a filter as CSV. */
export async function exportMerchandising(call: Call): Promise<Response> {
  const request = await bodyOf(call.request, filterSchema);
  const { matching, siteUrl } = await listFor(call, request, 'staffActivityExport');
  return new Response(merchandisingCsv(matching, siteUrl), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="merchandising.csv"',
    },
  });
}

async function listFor(
  call: Call,
  { site: slug, ...filter }: RiskFilter & { site: string },
  rate: 'staffSiteReport' | 'staffActivityExport',
) {
  const { site, url: siteUrl } = await reportedSite(call, slug);
  await expectStaffRate(
    call,
    rate,
    'Too many requests in a short time. Please wait a few minutes.',
    `merchandising ${rate}`,
  );
  const list = await moneyAtRiskList(call.office.pool, site, {
    now: new Date(),
    incomingFeeds: async (feeds) =>
      sourcesSchema.parse(await contentClient().fetch(SOURCES_QUERY, { site: slug, feeds: [...feeds] }))
        .feeds,
  });
  return { ...list, matching: selectVehicles(list.vehicles, filter), siteUrl };
}
