import { z } from 'zod';
import { ApiError } from '../../platform/request/api-error.ts';
import { line } from '../../platform/text/schema.ts';
import { dayCount, dayIn } from '../events/activity.ts';
import { readTrialCounts } from '../page-trials/store.server.ts';
import type { TrialsAnswer, TrialsRequest } from '../page-trials/trials-answer.ts';
import { resultsCsv } from '../results/csv.ts';
import { readResults } from '../results/read.server.ts';
import { resultRows } from '../results/rows.server.ts';
import type { FindVehicleRequest, SaleRequest } from '../results/sale.ts';
import { findVehicle, recordSale, removeSale, type SellingSite } from '../results/sales.server.ts';
import {
  BREAKDOWNS,
  DIMENSIONS,
  type Filter,
  MOST_RESULT_DAYS,
  type ResultsAnswer,
  type ResultsRequest,
  type RowsAnswer,
  type RowsRequest,
  STAGES,
} from '../results/selection.ts';
import type { FieldBudgets } from '../speed/field-budgets.ts';
import { DEVICES } from '../speed/metrics.ts';
import { readSpeed } from '../speed/read.server.ts';
import type { SpeedAnswer, SpeedRequest } from '../speed/speed-answer.ts';
import { bodyOf, type Call } from './call.server.ts';
import { expectStaffRate } from './expect-rate.server.ts';
import type { StaffSite } from './staff.server.ts';

const MOST_LINES = 10_000;
/** Nothing was recorded before this. */
const FIRST_DAY = '2020-01-01';
const MOST_VALUE = 300;

/** Names of the locations and dealerships of some sites, by id. */
export type ResultNames = (siteSlugs: readonly string[]) => Promise<ReadonlyMap<string, string>>;
/** Ids of the dealerships of a site. */
export type ReadDealerships = (siteSlug: string) => Promise<readonly string[]>;

const filterSchema = z.strictObject({
  dimension: z.enum(DIMENSIONS).exclude(['total']),
  value: z.string().max(MOST_VALUE),
  within: z.string().max(MOST_VALUE),
}) satisfies z.ZodType<unknown, Filter>;

const siteSlug = z.string().min(1).max(100);
const period = {
  sites: z.array(siteSlug).max(500).default([]),
  from: z.iso.date(),
  to: z.iso.date(),
};
const isPeriod = (range: { from: string; to: string }): boolean =>
  range.from >= FIRST_DAY && dayCount(range) >= 1 && dayCount(range) <= MOST_RESULT_DAYS;
const WRONG_PERIOD = { path: ['to'] };

const resultsSchema = z
  .strictObject({ ...period, filter: filterSchema.nullable().default(null), by: z.enum(BREAKDOWNS) })
  .refine(isPeriod, WRONG_PERIOD)
  .refine(({ filter, by }) => !filter || by === 'day' || by === 'site', {
    path: ['by'],
  }) satisfies z.ZodType<ResultsRequest, unknown>;
const rowsSchema = z
  .strictObject({ ...period, filter: filterSchema.nullable().default(null), stage: z.enum(STAGES) })
  .refine(isPeriod, WRONG_PERIOD) satisfies z.ZodType<RowsRequest, unknown>;
const speedSchema = z
  .strictObject({ ...period, device: z.enum(DEVICES).nullable().default(null) })
  .refine(isPeriod, WRONG_PERIOD) satisfies z.ZodType<SpeedRequest, unknown>;
const trialsSchema = z.strictObject({ sites: period.sites }) satisfies z.ZodType<TrialsRequest, unknown>;
const findSchema = z.strictObject({
  site: siteSlug,
  stocknum: line(100).min(1),
}) satisfies z.ZodType<FindVehicleRequest, unknown>;
const saleSchema = z.strictObject({
  site: siteSlug,
  car: z.string().min(1).max(200),
  soldOn: z.iso.date(),
  lead: z.uuid().nullable().default(null),
}) satisfies z.ZodType<SaleRequest, unknown>;
const removeSchema = z.strictObject({ site: siteSlug, id: z.uuid() });

export async function readResultsCall(call: Call, names: ResultNames): Promise<Response> {
  const request = await bodyOf(call.request, resultsSchema);
  const sites = chosenSites(call, request.sites);
  const answer: ResultsAnswer = await readResults(
    call.office.pool,
    { ...request, sites: slugsOf(sites) },
    await namesOf(sites, request.by, names),
  );
  return Response.json(answer);
}

export async function exportResults(call: Call, names: ResultNames): Promise<Response> {
  const request = await bodyOf(call.request, resultsSchema);
  const sites = chosenSites(call, request.sites);
  await expectStaffRate(
    call,
    'staffActivityExport',
    'Too many exports in a short time. Please wait ten minutes.',
    'results staffActivityExport',
  );
  const { rows, rowCount } = await readResults(
    call.office.pool,
    { ...request, sites: slugsOf(sites) },
    await namesOf(sites, request.by, names),
    MOST_LINES,
  );
  if (rowCount > MOST_LINES)
    throw new ApiError('too_large', 'This period has too many rows for one file. Choose a shorter one.');
  return new Response(resultsCsv(request.by, rows), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="results.csv"',
    },
  });
}

/** Returns what a figure is made of. */
export async function resultRowsCall(call: Call): Promise<Response> {
  const request = await bodyOf(call.request, rowsSchema);
  const answer: RowsAnswer = await resultRows(call.office.pool, {
    ...request,
    sites: chosenSites(call, request.sites),
  });
  return Response.json(answer);
}

/** Returns the speed of visitors' page loads, next to the repository's budgets. */
export async function readSpeedCall(call: Call, budgets: FieldBudgets): Promise<Response> {
  const request = await bodyOf(call.request, speedSchema);
  const sites = slugsOf(chosenSites(call, request.sites));
  const answer: SpeedAnswer = await readSpeed(call.office.pool, { ...request, sites }, budgets);
  return Response.json(answer);
}

/** Returns the counts of trials, for the studio to compute their results from. */
export async function readTrialsCall(call: Call): Promise<Response> {
  const request = await bodyOf(call.request, trialsSchema);
  const counted = await readTrialCounts(call.office.pool, slugsOf(chosenSites(call, request.sites)));
  const trials = [...counted].map(([id, trial]) => ({ id, ...trial }));
  return Response.json({ trials } satisfies TrialsAnswer);
}

/** Finds a vehicle of a site by its stock number, to mark it as sold. */
export async function findSoldVehicle(call: Call, dealerships: ReadDealerships): Promise<Response> {
  const { site, stocknum } = await bodyOf(call.request, findSchema);
  const vehicle = await findVehicle(call.office.pool, await sellingSite(call, site, dealerships), stocknum);
  if (!vehicle) throw new ApiError('not_found', 'This site has no vehicle with this stock number.');
  return Response.json(vehicle);
}

export async function recordSaleCall(call: Call, dealerships: ReadDealerships): Promise<Response> {
  const { site, ...request } = await bodyOf(call.request, saleSchema);
  const selling = await sellingSite(call, site, dealerships);
  if (request.soldOn < FIRST_DAY || request.soldOn > dayIn(selling.timeZone, new Date()))
    throw new ApiError('bad_input', 'Enter the day on which the vehicle was sold, today or earlier.');
  await expectStaffRate(
    call,
    'staffLeadChange',
    'Too many changes in a short time. Please wait a minute.',
    'results staffLeadChange',
  );
  const sale = await recordSale(call.office.pool, selling, request, call.staff.id);
  if (!sale)
    throw new ApiError('not_found', 'This vehicle doesn’t exist, or the lead is about another vehicle.');
  call.office.report('info', { staff: call.staff.id, site, sale: sale.id }, 'sale_recorded');
  return Response.json(sale);
}

export async function removeSaleCall(call: Call): Promise<Response> {
  const { site, id } = await bodyOf(call.request, removeSchema);
  const { slug } = actedOnSite(call, site);
  await expectStaffRate(
    call,
    'staffLeadChange',
    'Too many changes in a short time. Please wait a minute.',
    'results staffLeadChange',
  );
  if (!(await removeSale(call.office.pool, [slug], id)))
    throw new ApiError('not_found', 'Only sales that staff entered can be removed.');
  call.office.report('info', { staff: call.staff.id, site, sale: id }, 'sale_removed');
  return Response.json({ id });
}

const slugsOf = (sites: readonly StaffSite[]): string[] => sites.map(({ slug }) => slug);

/** Returns the requested sites, all of which the caller must be allowed to see; all of theirs if none is. */
function chosenSites({ staff }: Call, wanted: readonly string[]): StaffSite[] {
  const sites = wanted.length > 0 ? staff.sites.filter(({ slug }) => wanted.includes(slug)) : staff.sites;
  if (wanted.some((slug) => !sites.some((site) => site.slug === slug)))
    throw new ApiError('not_found', 'This site doesn’t exist, or you don’t have access to it.');
  return sites;
}

function actedOnSite({ staff }: Call, slug: string): StaffSite {
  const site = staff.sites.find((known) => known.slug === slug);
  const actsNowhere = staff.sites.every(({ mayAct }) => !mayAct);
  if (!site && !actsNowhere)
    throw new ApiError('not_found', 'This site doesn’t exist, or you don’t have access to it.');
  if (!site?.mayAct) throw new ApiError('read_only', 'Your role lets you see results but not record sales.');
  return site;
}

async function sellingSite(call: Call, slug: string, dealerships: ReadDealerships): Promise<SellingSite> {
  const { timeZone } = actedOnSite(call, slug);
  return { slug, timeZone, dealershipIds: await dealerships(slug) };
}

/** The figures show ids if the names cannot be read. */
async function namesOf(
  sites: readonly StaffSite[],
  by: ResultsRequest['by'],
  names: ResultNames,
): Promise<ReadonlyMap<string, string>> {
  if (by === 'site') return new Map(sites.map(({ slug, name }) => [slug, name]));
  return by === 'place' ? names(slugsOf(sites)).catch(() => new Map()) : new Map();
}
