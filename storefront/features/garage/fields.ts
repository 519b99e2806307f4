import { SAVED_SEARCH_LIMIT } from '@forecourt/lib/leads/alerts/saved-search';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import { GARAGE_PATH } from '@forecourt/lib/sites/account-paths';
import { accountOf, type GarageSite } from '@forecourt/lib/sites/garage';
import { PROOF_FIELDS } from '@/features/account/account-forms.ts';
import { NOT_RETURNED, type ReturnedForm } from '@/forms/answers.ts';

/** Form addresses of the garage, independent of the site's path for it. */
export const GARAGE_ACTIONS = {
  addVehicle: `${GARAGE_PATH}/add-vehicle`,
  removeVehicle: `${GARAGE_PATH}/remove-vehicle`,
  sendMessage: `${GARAGE_PATH}/send-message`,
  notifications: `${GARAGE_PATH}/notifications`,
} as const;
export const DONE_PARAMETER = 'done';

const CONFIRMATIONS = [
  'details',
  'added',
  'removed',
  'messageSent',
  'alerts',
  'notifications',
  'linkSent',
  'linkNotSent',
  'searchKept',
  'searchChanged',
  'searchRemoved',
  'searchesFull',
  'passkeyAdded',
  'passkeyRemoved',
  'deviceSignedOut',
  'devicesSignedOut',
  'lender',
  'proven',
] as const;
type Confirmation = (typeof CONFIRMATIONS)[number];

/** Returns the confirmation that an address asks for; null without one. */
export function doneText(parameter: string | string[] | undefined, t: Translator<'garage'>): string | null {
  const key = CONFIRMATIONS.find((each) => each === String(parameter ?? ''));
  return key ? t(`done.${key}`, { count: SAVED_SEARCH_LIMIT }) : null;
}

/** Returns the garage's address with a confirmation, or the account page's on a site without a garage. */
export const garagePage = (site: GarageSite, done: Confirmation): string =>
  `${accountOf(site).path}?${DONE_PARAMETER}=${done}`;

/** Names of the fields of the account's details. */
export const DETAILS_FIELDS = [
  'name',
  'lastName',
  'email',
  'postcode',
  'language',
  PROOF_FIELDS.details,
] as const;

export const VEHICLE_FIELDS = ['rego', 'regoState', 'description', 'braked', 'ball', 'gcm'] as const;

export const SURE_FIELD = 'sure';
export const DELETE_FIELDS = [SURE_FIELD, PROOF_FIELDS.delete] as const;

/** Returns the returned form if it has one of these fields, on a page with several forms. */
export const returnedTo = (fields: readonly string[], returned: ReturnedForm): ReturnedForm =>
  [...returned.problems, ...Object.keys(returned.answers ?? {})].some((name) => fields.includes(name))
    ? returned
    : NOT_RETURNED;
