import { countLead } from './lead-counts.ts';
import type { Refusal } from './refusal.ts';

export const TOO_MANY_TEXT =
  'We have had a lot of enquiries from your connection. Please try again in a few minutes, or give us a call.';
export const NO_TEST_DRIVE_TEXT =
  'This vehicle is not available for a test drive right now. Send us an enquiry or give us a call.';
export const VEHICLE_GONE_TEXT = 'We could not find this vehicle. Please give us a call and we will help.';

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

/** Seconds until a form may be sent again after a database failure; our script does so automatically. */
const RETRY_AFTER = '2';

/** Returns the HTTP status for a rejected plain form (OPEN-017); `refuse` answers with JSON. */
export const refusalStatus = (code: Refusal['code']) => STATUS[code];

/**
 * Returns the JSON response to a rejected form; never cached. `error` is shown to visitors, `fields` next to
 * each field.
 */
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

/** Same as `refuse`, but also counts the lead or step. Leads that `takeLead` rejects are counted there. */
export function refuseLead(site: string | null, ...refusal: Parameters<typeof refuse>): Response {
  countLead(site, refusal[0]);
  return refuse(...refusal);
}
