import { SAVED_SEARCHES_FULL_TEXT } from '@forecourt/lib/leads/alerts/saved-search';
import { GARAGE_PATH } from '@forecourt/lib/sites/account-paths';
import { accountOf, type GarageSite } from '@forecourt/lib/sites/garage';
import { PROOF_FIELDS, PROOF_LABEL } from '@/features/account/own-account.ts';
import { NOT_RETURNED, type ReturnedForm } from '@/forms/answers.ts';

/** Where the forms of the garage are sent, whatever the garage is called. */
export const GARAGE_ACTIONS = {
  addVehicle: `${GARAGE_PATH}/add-vehicle`,
  removeVehicle: `${GARAGE_PATH}/remove-vehicle`,
} as const;
/** The parameter that says what was just done, for the words on the page. */
export const DONE_PARAMETER = 'done';
export const DONE_WORDS = {
  details: 'Your details are saved.',
  added: 'The car is in your garage.',
  removed: 'The car is out of your garage.',
  alerts: 'Your alerts are saved.',
  linkSent: 'A new link is on its way to your inbox.',
  linkNotSent:
    'There is no link to send just now. If you asked for several, look into your inbox, or try again tomorrow.',
  searchKept: 'Your search is saved.',
  searchChanged: 'Your saved search is changed.',
  searchRemoved: 'Your saved search is deleted.',
  searchesFull: SAVED_SEARCHES_FULL_TEXT,
  passkeyAdded: 'Your passkey is ready: next time you sign in without a code.',
  passkeyRemoved: 'The passkey no longer signs you in.',
  deviceSignedOut: 'That device is signed out.',
  devicesSignedOut: 'All your other devices are signed out.',
  proven: 'Thank you. You can go on.',
} as const;

/** The words for what the address of a page says was just done; null for nothing. */
export function doneWords(parameter: string | string[] | undefined): string | null {
  const key = String(parameter ?? '');
  return Object.hasOwn(DONE_WORDS, key) ? DONE_WORDS[key as keyof typeof DONE_WORDS] : null;
}

/** The page of the garage, or of the account on a site without one, with what was just done. */
export const garagePage = (site: GarageSite, done: keyof typeof DONE_WORDS): string =>
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
  description: 'What it is',
} as const;

/** The field of whoever is sure to delete their account. */
export const SURE_FIELD = 'sure';
/** The fields of the form that deletes an account. */
export const DELETE_LABELS = { [SURE_FIELD]: 'Sure', [PROOF_FIELDS.delete]: PROOF_LABEL } as const;

/** What came back of a page with several forms, for the one that has these fields. */
export const returnedTo = (labels: Readonly<Record<string, string>>, returned: ReturnedForm): ReturnedForm =>
  [...returned.problems, ...Object.keys(returned.answers ?? {})].some((name) => Object.hasOwn(labels, name))
    ? returned
    : NOT_RETURNED;
