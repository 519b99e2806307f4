import type pg from 'pg';
import type Stripe from 'stripe';
import type { z } from 'zod';
import { withinRate } from '../../platform/database/rate-limit.server.ts';
import type { Household } from '../../platform/network/household.ts';
import { ApiError, type ApiErrorCode, errorResponse } from '../../platform/request/api-error.ts';
import { parseJson, readBody } from '../../platform/request/body.ts';
import { RATES } from '../../platform/request/rates.ts';
import { corsHeaders, preflightHeaders } from './cors.ts';
import type { ReadPlaces } from './place-zones.ts';
import { identifyStaff, type Staff, type StudioProject } from './staff.server.ts';

export interface BackOffice {
  pool: pg.Pool;
  /** Null if payments aren't configured. Calls that need Stripe then fail. */
  stripe: Stripe | null;
  project: StudioProject;
  /** `LEAD_CHANNEL_SECRET`, from which the secrets of webhooks are derived; null if it is not set. */
  webhookMaster: string | null;
  /** The studio's origins. If empty, every call is refused. */
  origins: readonly string[];
  /** Returns whether a host is a site's or in BACK_OFFICE_HOSTS; throws if sites can't load. */
  answersOn: (host: string | null) => Promise<boolean>;
  /** Returns a site's locations, whose time zones the studio's lists use. */
  places: ReadPlaces;
  /** Writes to the log. Never pass shopper data. */
  report: (level: 'info' | 'warn' | 'error', facts: Record<string, unknown>, message: string) => void;
}

export interface Call {
  request: Request;
  staff: Staff;
  office: BackOffice;
}

/** Errors that may be attempts at something not allowed; the others are everyday work. */
const REPORTED: ReadonlySet<ApiErrorCode> = new Set([
  'forbidden',
  'not_signed_in',
  'no_rights',
  'read_only',
  'rate_limit',
]);

/** Maximum body in bytes; a filter that names every site takes a tenth of that. */
const MAX_BYTES = 64 * 1024;

const SIGNED_OUT = 'Your sign-in has ended. Sign in to the studio again.';
const NO_RIGHTS = 'You don’t have permission to see reservations or leads. Ask an administrator for access.';
const MISDIRECTED =
  'The back office isn’t available at this address. Check the studio’s SANITY_STUDIO_BACK_OFFICE_URL and the storefront’s BACK_OFFICE_HOSTS.';
const UNAVAILABLE = 'Sanity isn’t responding, so your sign-in can’t be checked. Please try again.';

/**
 * Answers a call to the back office.
 * Accepts calls from the studio's origins only, within rate limits, and from users that Sanity has
 * authenticated. Every error becomes a response without internal details.
 * @param household the caller's network, for rate limits
 * @param options.aboutShoppers false if the call needs no right to see shoppers and checks its own
 * permissions
 */
export async function answerCall(
  office: BackOffice,
  request: Request,
  household: Household,
  answer: (call: Call) => Promise<Response>,
  options: { aboutShoppers?: boolean } = {},
): Promise<Response> {
  const cors = office.origins.length > 0 ? corsHeaders(request.headers.get('origin'), office.origins) : {};
  const finish = (response: Response): Response => {
    response.headers.set('cache-control', 'no-store');
    for (const [name, value] of Object.entries(cors ?? {})) response.headers.set(name, value);
    return response;
  };
  try {
    await expectOwnHost(office, request);
    if (office.origins.length === 0)
      throw new ApiError('not_set_up', 'No studio is configured: STUDIO_ORIGINS is not set.');
    if (!cors) throw new ApiError('forbidden', 'Only the studio can use this address.');
    if (!(await withinRate(office.pool, { what: 'back-office', by: household }, RATES.backOfficeAddress)))
      throw new ApiError('rate_limit', 'Too many requests. Please wait a minute.');
    const staff = await staffOf(office, request, options);
    return finish(await answer({ request, staff, office }));
  } catch (error) {
    if (!(error instanceof ApiError)) {
      // Log no message: those of the database may contain row values.
      const { code } = error as { code?: unknown };
      // The studio aborts a request when it sends a newer one, which cuts off the body. That is not an error.
      if (!request.signal.aborted)
        office.report(
          'error',
          { problem: error instanceof Error ? error.name : 'unknown', code },
          'back_office_failed',
        );
      return finish(errorResponse(new ApiError('failed', 'Something went wrong. Please try again.')));
    }
    if (REPORTED.has(error.code))
      office.report(
        'warn',
        { refusal: error.code, path: new URL(request.url).pathname },
        'back_office_call_refused',
      );
    return finish(errorResponse(error));
  }
}

export async function answerPreflight(
  office: Pick<BackOffice, 'origins' | 'answersOn'>,
  request: Request,
  methods: readonly string[],
): Promise<Response> {
  try {
    await expectOwnHost(office, request);
  } catch (error) {
    if (error instanceof ApiError) return errorResponse(error);
    throw error;
  }
  const cors = corsHeaders(request.headers.get('origin'), office.origins);
  return new Response(null, { status: 204, headers: { ...cors, ...(cors && preflightHeaders(methods)) } });
}

/** @throws ApiError on a host of neither a site nor the back office, such as an IP address */
async function expectOwnHost(
  { answersOn }: Pick<BackOffice, 'answersOn'>,
  { headers }: Request,
): Promise<void> {
  const isOwn = await answersOn(headers.get('host')).catch(() => {
    throw new ApiError('upstream_failed', UNAVAILABLE);
  });
  if (!isOwn) throw new ApiError('misdirected', MISDIRECTED);
}

export const tokenOf = (request: Request): string | undefined =>
  /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];

async function staffOf(
  { pool, project }: BackOffice,
  request: Request,
  options: { aboutShoppers?: boolean },
): Promise<Staff> {
  const token = tokenOf(request);
  if (!token) throw new ApiError('not_signed_in', SIGNED_OUT);
  const identity = await identifyStaff(project, token, options);
  switch (identity.outcome) {
    case 'signed_out':
      throw new ApiError('not_signed_in', SIGNED_OUT);
    case 'no_rights':
      throw new ApiError('no_rights', NO_RIGHTS);
    case 'unavailable':
      throw new ApiError('upstream_failed', UNAVAILABLE);
    case 'staff':
      if (await withinRate(pool, { what: 'back-office', by: { staff: identity.staff.id } }, RATES.staffCall))
        return identity.staff;
      throw new ApiError('rate_limit', 'Too many requests. Please wait a minute.');
  }
}

/** Parses the body of a call; throws an ApiError if it is too long or invalid. */
export async function bodyOf<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  mostBytes = MAX_BYTES,
): Promise<z.output<Schema>> {
  const text = await readBody(request, mostBytes);
  if (text === null) throw new ApiError('too_large', 'The request is too large.');
  const body = schema.safeParse(parseJson(text));
  if (body.success) return body.data;
  // Names the path of the invalid field, never its value.
  const where = body.error.issues[0]?.path.join('.') || 'the body';
  throw new ApiError('bad_input', `The request is invalid: ${where}.`);
}
