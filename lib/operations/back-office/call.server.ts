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

/** Ends a call with a problem that its caller is told. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly more: Omit<ProblemAnswer, 'code' | 'error'>;

  constructor(code: ProblemCode, message: string, more: Omit<ProblemAnswer, 'code' | 'error'> = {}) {
    super(message);
    this.code = code;
    this.more = more;
  }
}

/** Refusals that may be somebody trying what they have no right to; the others happen in everyday work. */
const REPORTED: ReadonlySet<ProblemCode> = new Set([
  'origin',
  'signed_out',
  'no_rights',
  'read_only',
  'too_many',
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
      throw new Refusal('not_set_up', 'The storefront has no studio: STUDIO_ORIGINS is not set.');
    if (!cors) throw new Refusal('origin', 'Only the studio may ask.');
    if (!(await withinRate(office.pool, { what: 'back-office', by: household }, RATES.backOfficeAddress)))
      throw new Refusal('too_many', 'Too many requests. Please wait a minute.');
    const staff = await staffOf(office, request, options);
    return finish(await answer({ request, staff, office }));
  } catch (error) {
    if (!(error instanceof Refusal)) {
      // Messages of the database may hold values of its rows.
      const { code } = error as { code?: unknown };
      // The studio drops a request once it sends a newer one: the body then ends in the middle, and nobody waits for an answer.
      if (!request.signal.aborted)
        office.report(
          'error',
          { problem: error instanceof Error ? error.name : 'unknown', code },
          'back office',
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

/** Answers a browser's preflight request. */
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

/** @throws Refusal on a host that is nobody's, such as an address of the machine */
async function expectOwnHost(
  { answersOn }: Pick<BackOffice, 'answersOn'>,
  { headers }: Request,
): Promise<void> {
  const isOwn = await answersOn(headers.get('host')).catch(() => {
    throw new Refusal('studio_unavailable', UNAVAILABLE);
  });
  if (!isOwn) throw new Refusal('misdirected', MISDIRECTED);
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
 * The body of a call, as its schema wants it.
 * @param mostBytes the longest that is read
 * @throws Refusal when it is too long or not understood
 */
export async function bodyOf<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  mostBytes = MAX_BYTES,
): Promise<z.output<Schema>> {
  const text = await readBody(request, mostBytes);
  if (text === null) throw new Refusal('too_large', 'The request is too long.');
  const body = schema.safeParse(parseJson(text));
  if (body.success) return body.data;
  // The answer names the path of what is wrong, and never its value.
  const where = body.error.issues[0]?.path.join('.') || 'the body';
  throw new Refusal('bad_input', `The request is not understood: ${where}.`);
}

const problem = ({ code, message, more }: Refusal): Response =>
  Response.json({ code, error: message, ...more } satisfies ProblemAnswer, { status: PROBLEM_STATUS[code] });
