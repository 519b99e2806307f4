import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { countLead } from './lead-counts.ts';
import type { Refusal } from './refusal.ts';

export const TOO_MANY_TEXT =
  'We have had a lot of enquiries from your connection. Please try again in a few minutes, or give us a call.';
export const NO_TEST_DRIVE_TEXT =
  'This vehicle is not available for a test drive right now. Send us an enquiry or give us a call.';
export const NO_SERVICE_TEXT =
  'The workshop has just changed what it offers. Please reload the page, or give us a call.';
export const VEHICLE_GONE_TEXT = 'We could not find this vehicle. Please give us a call and we will help.';

/** Seconds until a form may be sent again after a database failure; our script does so automatically. */
const RETRY_AFTER = 2;

/** Returns the error for a rejected form: its message is shown to visitors, `fields` next to each field. */
export const refusalError = ({ code, error, fields, challenge }: Refusal): ApiError =>
  new ApiError(code, error, {
    fields,
    ...(challenge && { details: { challenge } }),
    ...(code === 'busy' && { retryAfter: RETRY_AFTER }),
  });

/** Counts an error of a lead or a step. Leads that `submitLead` rejects are counted there. */
export const countLeadError = ({ code }: ApiError, site: { slug: string } | null): void =>
  countLead(site?.slug ?? null, code);
