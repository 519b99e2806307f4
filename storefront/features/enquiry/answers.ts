import { countLead } from './lead-counts.ts';
import type { Refusal } from './refusal.ts';

export const TOO_MANY_TEXT =
  'We have had a lot of enquiries from your connection. Please try again in a few minutes, or give us a call.';
export const NO_TEST_DRIVE_TEXT =
  'This vehicle cannot be test driven at the moment. Please enquire in case that changes, or give us a call.';
export const VEHICLE_GONE_TEXT = 'We could not find this vehicle. Please give us a call.';

const STATUS = {
  bad_input: 400,
  forbidden: 403,
  not_found: 404,
  not_offered: 409,
  slot_taken: 409,
  too_large: 413,
  validation: 422,
  rate_limit: 429,
  challenge: 428,
  busy: 503,
  failed: 500,
} as const satisfies Record<Refusal['code'], number>;

/** When a form that the database could not take may be sent again, in seconds; our script does so by itself. */
const RETRY_AFTER = '2';

/** The HTTP status of a refusal (OPEN-017), for an answer to a plain form; `refuse` answers with JSON. */
export const refusalStatus = (code: Refusal['code']) => STATUS[code];

/** The JSON answer to a form that is not taken; never cached. Visitors read `error`, and `fields` beside each field. */
export const refuse = (
  code: Refusal['code'],
  error: string,
  { fields, challenge }: Pick<Refusal, 'fields' | 'challenge'> = {},
): Response =>
  Response.json(
    { error, code, ...(fields && { fields }), ...(challenge && { challenge }) } satisfies Refusal,
    {
      status: STATUS[code],
      headers: { 'cache-control': 'no-store', ...(code === 'busy' && { 'retry-after': RETRY_AFTER }) },
    },
  );

/** The same for a lead, or a step of one, which is counted. What `takeLead` refuses is counted there. */
export function refuseLead(site: string | null, ...refusal: Parameters<typeof refuse>): Response {
  countLead(site, refusal[0]);
  return refuse(...refusal);
}
