import type pg from 'pg';
import type Stripe from 'stripe';
import type { z } from 'zod';
import { withinRate } from '../../platform/database/rate-limit.server.ts';
import type { Household } from '../../platform/network/household.ts';
import { ApiError, type ApiErrorCode, errorResponse } from '../../platform/request/api-error.ts';
import { parseJson, readBody } from '../../platform/request/body.ts';
import { RATES } from '../../platform/request/rates.ts';
import { corsHeaders, preflightHeaders } from './cors.ts';
import { identifyStaff, type Staff, type StudioProject } from './staff.server.ts';

/** What the back office needs to reach. */
export interface BackOffice {
  pool: pg.Pool;
  /** Null when no payments are set up; then only calls that do without Stripe work. */
  stripe: Stripe | null;
  project: StudioProject;
  /** The origins of the studio; with none nobody is let in. */
  origins: readonly string[];
  /**
   * Whether the back office answers on a host: on those of sites and on its own.
   * @throws when it cannot be found out
   */
  answersOn: (host: string | null) => Promise<boolean>;
  /** Writes to the log; it gets no data of shoppers. */
  report: (level: 'info' | 'warn' | 'error', facts: Record<string, unknown>, message: string) => void;
}

/** A call by somebody whom the content lake knows. */
export interface Call {
  request: Request;
  staff: Staff;
  office: BackOffice;
}

/** Errors that may be attempts at something that is not allowed; the others are everyday work. */
const REPORTED: ReadonlySet<ApiErrorCode> = new Set([
  'forbidden',
  'not_signed_in',
  'no_rights',
  'read_only',
  'rate_limit',
]);

/** The longest body in bytes; a filter that names every site takes a tenth of that. */
const MAX_BYTES = 64 * 1024;

const SIGNED_OUT = 'Your sign-in has ended. Sign in to the studio again.';
const NO_RIGHTS = 'Your role in the studio shows you no reservations. Ask an administrator.';
const MISDIRECTED =
  'The back office does not answer at this address. Check the studio’s SANITY_STUDIO_BACK_OFFICE_URL and the storefront’s BACK_OFFICE_HOSTS.';
const UNAVAILABLE = 'Sanity does not answer, so nobody can be let in. Please try again.';

/**
 * Answers a call to the back office: from the studio's pages only, within limits, and only once the content
 * lake has said whose the caller's token is. Whatever goes wrong becomes an answer without internal details.
 * @param household where the call comes from, for counting
 * @param options.aboutShoppers false for a call that needs no right to see shoppers: it checks for itself what it needs
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
      throw new ApiError('not_set_up', 'The storefront has no studio: STUDIO_ORIGINS is not set.');
    if (!cors) throw new ApiError('forbidden', 'Only the studio may ask.');
    if (!(await withinRate(office.pool, { what: 'back-office', by: household }, RATES.backOfficeAddress)))
      throw new ApiError('rate_limit', 'Too many requests. Please wait a minute.');
    const staff = await staffOf(office, request, options);
    return finish(await answer({ request, staff, office }));
  } catch (error) {
    if (!(error instanceof ApiError)) {
      // Messages of the database may hold values of its rows.
      const { code } = error as { code?: unknown };
      // The studio drops a request once it sends a newer one: the body then ends in the middle, and nobody waits for an answer.
      if (!request.signal.aborted)
        office.report(
          'error',
          { problem: error instanceof Error ? error.name : 'unknown', code },
          'back office',
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

/** Answers a browser's preflight request. */
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

/** @throws ApiError on a host that is nobody's, such as an address of the machine */
async function expectOwnHost(
  { answersOn }: Pick<BackOffice, 'answersOn'>,
  { headers }: Request,
): Promise<void> {
  const isOwn = await answersOn(headers.get('host')).catch(() => {
    throw new ApiError('upstream_failed', UNAVAILABLE);
  });
  if (!isOwn) throw new ApiError('misdirected', MISDIRECTED);
}

/** The caller's own token of the studio; undefined without one. */
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

/**
 * The body of a call, as its schema wants it.
 * @param mostBytes the longest that is read
 * @throws ApiError when it is too long or not understood
 */
export async function bodyOf<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  mostBytes = MAX_BYTES,
): Promise<z.output<Schema>> {
  const text = await readBody(request, mostBytes);
  if (text === null) throw new ApiError('too_large', 'The request is too long.');
  const body = schema.safeParse(parseJson(text));
  if (body.success) return body.data;
  // The answer names the path of what is wrong, and never its value.
  const where = body.error.issues[0]?.path.join('.') || 'the body';
  throw new ApiError('bad_input', `The request is not understood: ${where}.`);
}
