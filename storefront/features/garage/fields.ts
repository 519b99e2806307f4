import { SAVED_SEARCHES_FULL_TEXT } from '@forecourt/lib/leads/alerts/saved-search';
import { GARAGE_PATH } from '@forecourt/lib/sites/account-paths';
import { accountOf, type GarageSite } from '@forecourt/lib/sites/garage';
import { PROOF_FIELDS, PROOF_LABEL } from '@/features/account/account-forms.ts';
import { NOT_RETURNED, type ReturnedForm } from '@/forms/answers.ts';

/** Form addresses of the garage, independent of the site's path for it. */
export const GARAGE_ACTIONS = {
  addVehicle: `${GARAGE_PATH}/add-vehicle`,
  removeVehicle: `${GARAGE_PATH}/remove-vehicle`,
  sendMessage: `${GARAGE_PATH}/send-message`,
  notifications: `${GARAGE_PATH}/notifications`,
} as const;
export const DONE_PARAMETER = 'done';
export const CONFIRMATIONS = {
  details: 'Your details have been saved.',
  added: 'The vehicle has been added to your garage.',
  removed: 'The vehicle has been removed from your garage.',
  messageSent: 'Your message has been sent to the dealer.',
  alerts: 'Your alerts have been saved.',
  notifications: 'Your notifications have been saved.',
  linkSent: 'We have sent a new link to your inbox.',
  linkNotSent: "We can't send another link right now. Check your inbox, or try again tomorrow.",
  searchKept: 'Your search has been saved.',
  searchChanged: 'Your saved search has been updated.',
  searchRemoved: 'Your saved search has been deleted.',
  searchesFull: SAVED_SEARCHES_FULL_TEXT,
  passkeyAdded: 'Your passkey is ready. Use it to sign in without a code.',
  passkeyRemoved: 'The passkey has been removed.',
  deviceSignedOut: 'The device has been signed out.',
  devicesSignedOut: 'All your other devices have been signed out.',
  lender: 'Welcome back. The status of your application is below, under Enquiries.',
  proven: 'Thank you. You can continue.',
} as const;

export function doneText(parameter: string | string[] | undefined): string | null {
  const key = String(parameter ?? '');
  return Object.hasOwn(CONFIRMATIONS, key) ? CONFIRMATIONS[key as keyof typeof CONFIRMATIONS] : null;
}

/** Returns the garage's address with a confirmation, or the account page's on a site without a garage. */
export const garagePage = (site: GarageSite, done: keyof typeof CONFIRMATIONS): string =>
  `${accountOf(site).path}?${DONE_PARAMETER}=${done}`;

export const DETAILS_LABELS = {
  name: 'First name',
  lastName: 'Last name',
  email: 'Email',
  postcode: 'Postcode',
  [PROOF_FIELDS.details]: PROOF_LABEL,
} as const;

export const VEHICLE_LABELS = {
  rego: 'Registration',
  regoState: 'State',
  description: 'Description',
  braked: 'Braked towing capacity (kg)',
  ball: 'Tow ball limit (kg)',
  gcm: 'GCM (kg)',
} as const;

export const SURE_FIELD = 'sure';
export const DELETE_LABELS = { [SURE_FIELD]: 'Sure', [PROOF_FIELDS.delete]: PROOF_LABEL } as const;

/** Returns the returned form if it has one of these fields, on a page with several forms. */
export const returnedTo = (labels: Readonly<Record<string, string>>, returned: ReturnedForm): ReturnedForm =>
  [...returned.problems, ...Object.keys(returned.answers ?? {})].some((name) => Object.hasOwn(labels, name))
    ? returned
    : NOT_RETURNED;
