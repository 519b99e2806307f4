import type pg from 'pg';
import type Stripe from 'stripe';
import type { z } from 'zod';
import { withinRate } from '../../platform/database/rate-limit.server.ts';
import type { Household } from '../../platform/network/household.ts';
import { parseJson, readBody } from '../../platform/request/body.ts';
import { RATES } from '../../platform/request/rates.ts';
import { PROBLEM_STATUS, type ProblemAnswer, type ProblemCode } from './contract.ts';
import { corsHeaders, preflightHeaders } from './cors.ts';
import { identifyStaff, type Staff, type StudioProject } from './staff.server.ts';

/** Dependencies of the back office. */
export interface BackOffice {
  pool: pg.Pool;
  /** Null if payments aren't configured. Calls that need Stripe then fail. */
  stripe: Stripe | null;
  project: StudioProject;
  /** The studio's origins. If empty, every call is refused. */
  origins: readonly string[];
  /**
   * Returns whether the back office is served on a host: a site's, or one of BACK_OFFICE_HOSTS.
   * @throws if the sites cannot be read
   */
  answersOn: (host: string | null) => Promise<boolean>;
  /** Writes to the log. Never pass shopper data. */
  report: (level: 'info' | 'warn' | 'error', facts: Record<string, unknown>, message: string) => void;
}

/** An authenticated call. */
export interface Call {
  request: Request;
  staff: Staff;
  office: BackOffice;
}

/** Ends a call with an error that is returned to the caller. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly more: Omit<ProblemAnswer, 'code' | 'error'>;

  constructor(code: ProblemCode, message: string, more: Omit<ProblemAnswer, 'code' | 'error'> = {}) {
    super(message);
    this.code = code;
    this.more = more;
  }
}

/** Refusals to log, because they may be attempted abuse. The others are routine. */
const REPORTED: ReadonlySet<ProblemCode> = new Set([
  'origin',
  'signed_out',
  'no_rights',
  'read_only',
  'too_many',
]);

/** Maximum body in bytes; a filter that names every site takes a tenth of that. */
const MAX_BYTES = 64 * 1024;

const SIGNED_OUT = 'Your sign-in has ended. Sign in to the studio again.';
const NO_RIGHTS = 'You don’t have permission to see reservations or leads. Ask an administrator for access.';
const MISDIRECTED =
  'The back office isn’t available at this address. Check the studio’s SANITY_STUDIO_BACK_OFFICE_URL and the storefront’s BACK_OFFICE_HOSTS.';
const UNAVAILABLE = 'Sanity isn’t responding, so your sign-in can’t be checked. Please try again.';

/**
 * Answers a call to the back office. Accepts calls from the studio's origins only, within rate limits, and
 * from users that Sanity has authenticated. Every error becomes a response without internal details.
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
      throw new Refusal('not_set_up', 'No studio is configured: STUDIO_ORIGINS is not set.');
    if (!cors) throw new Refusal('origin', 'Only the studio can use this address.');
    if (!(await withinRate(office.pool, { what: 'back-office', by: household }, RATES.backOfficeAddress)))
      throw new Refusal('too_many', 'Too many requests. Please wait a minute.');
    const staff = await staffOf(office, request, options);
    return finish(await answer({ request, staff, office }));
  } catch (error) {
    if (!(error instanceof Refusal)) {
      // Log no message: those of the database may contain row values.
      const { code } = error as { code?: unknown };
      // The studio aborts a request when it sends a newer one, which cuts off the body. That is not an error.
      if (!request.signal.aborted)
        office.report(
          'error',
          { problem: error instanceof Error ? error.name : 'unknown', code },
          'back_office_failed',
        );
      return finish(problem(new Refusal('failed', 'Something went wrong. Please try again.')));
    }
    if (REPORTED.has(error.code))
      office.report(
        'warn',
        { refusal: error.code, path: new URL(request.url).pathname },
        'back_office_call_refused',
      );
    return finish(problem(error));
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
    if (error instanceof Refusal) return problem(error);
    throw error;
  }
  const cors = corsHeaders(request.headers.get('origin'), office.origins);
  return new Response(null, { status: 204, headers: { ...cors, ...(cors && preflightHeaders(methods)) } });
}

/** @throws Refusal on a host that belongs neither to a site nor to the back office, such as an IP address */
async function expectOwnHost(
  { answersOn }: Pick<BackOffice, 'answersOn'>,
  { headers }: Request,
): Promise<void> {
  const isOwn = await answersOn(headers.get('host')).catch(() => {
    throw new Refusal('studio_unavailable', UNAVAILABLE);
  });
  if (!isOwn) throw new Refusal('misdirected', MISDIRECTED);
}

/** Returns the caller's Sanity token; undefined without one. */
export const tokenOf = (request: Request): string | undefined =>
  /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];

async function staffOf(
  { pool, project }: BackOffice,
  request: Request,
  options: { aboutShoppers?: boolean },
): Promise<Staff> {
  const token = tokenOf(request);
  if (!token) throw new Refusal('signed_out', SIGNED_OUT);
  const identity = await identifyStaff(project, token, options);
  switch (identity.outcome) {
    case 'signed_out':
      throw new Refusal('signed_out', SIGNED_OUT);
    case 'no_rights':
      throw new Refusal('no_rights', NO_RIGHTS);
    case 'unavailable':
      throw new Refusal('studio_unavailable', UNAVAILABLE);
    case 'staff':
      if (await withinRate(pool, { what: 'back-office', by: { staff: identity.staff.id } }, RATES.staffCall))
        return identity.staff;
      throw new Refusal('too_many', 'Too many requests. Please wait a minute.');
  }
}

/**
 * Parses the body of a call.
 * @param mostBytes maximum length
 * @throws Refusal if it is too long or invalid
 */
export async function bodyOf<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  mostBytes = MAX_BYTES,
): Promise<z.output<Schema>> {
  const text = await readBody(request, mostBytes);
  if (text === null) throw new Refusal('too_large', 'The request is too large.');
  const body = schema.safeParse(parseJson(text));
  if (body.success) return body.data;
  // Names the path of the invalid field, never its value.
  const where = body.error.issues[0]?.path.join('.') || 'the body';
  throw new Refusal('bad_input', `The request is invalid: ${where}.`);
}

const problem = ({ code, message, more }: Refusal): Response =>
  Response.json({ code, error: message, ...more } satisfies ProblemAnswer, { status: PROBLEM_STATUS[code] });
