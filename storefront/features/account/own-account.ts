import { CODE_MINUTES, RESEND_SECONDS } from '@forecourt/lib/accounts/limits';
import { ACCOUNT_PATH } from '@forecourt/lib/sites/account-paths';

/** Where the forms about somebody's account are sent, on every site. */
export const ACCOUNT_ACTIONS = {
  details: `${ACCOUNT_PATH}/details`,
  delete: `${ACCOUNT_PATH}/delete`,
  prove: `${ACCOUNT_PATH}/prove`,
  removePasskey: `${ACCOUNT_PATH}/remove-passkey`,
  signOutDevice: `${ACCOUNT_PATH}/sign-out-device`,
} as const;
/** Everything that a site holds about somebody, as a file. */
export const ACCOUNT_DATA_PATH = `${ACCOUNT_PATH}/data`;

/** The field of `signOutDevice` that signs out every device but this one. */
export const OTHERS = 'others';

/** The field for the code that proves who somebody is, by the form that needs it: each has its own, since they share a page. */
export const PROOF_FIELDS = { delete: 'delete_code', details: 'details_code', prove: 'prove_code' } as const;
export type ProofField = (typeof PROOF_FIELDS)[keyof typeof PROOF_FIELDS];

export const PROOF_LABEL = 'Code';
/** Without a phone nobody can be texted a code. */
export const NO_PHONE_TEXT = 'Sign in again with your mobile number first.';
/** @param phone as people of this country read it */
export const codeSentText = (phone: string): string =>
  `To keep your account safe, enter the code we texted to ${phone}.`;
export const oneMoreStepText = (phone: string): string =>
  `One more step, to keep your account safe: enter the code we texted to ${phone}.`;
export const codeHint = (phone: string): string =>
  `Six digits, texted to ${phone}, good for ${CODE_MINUTES} minutes. Nothing arrived after ${RESEND_SECONDS} seconds? Leave this empty and press the button again.`;

/**
 * What was typed into a form that needed a code, without the code: it never goes back to the page. The field stays, empty, where a
 * code was typed that was not valid.
 */
export const withoutCodes = (answers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) => {
      if (!isProofField(name)) return [[name, value]];
      return value.trim() ? [[name, '']] : [];
    }),
  );

const isProofField = (name: string): boolean => Object.values<string>(PROOF_FIELDS).includes(name);
