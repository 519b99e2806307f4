import { ACCOUNT_PATH } from '@forecourt/lib/sites/account-paths';

export const ACCOUNT_ACTIONS = {
  details: `${ACCOUNT_PATH}/details`,
  delete: `${ACCOUNT_PATH}/delete`,
  prove: `${ACCOUNT_PATH}/prove`,
  removePasskey: `${ACCOUNT_PATH}/remove-passkey`,
  signOutDevice: `${ACCOUNT_PATH}/sign-out-device`,
} as const;
export const ACCOUNT_DATA_PATH = `${ACCOUNT_PATH}/data`;

export const OTHERS = 'others';

/** Fields for the code that confirms the shopper's identity, one per form, because they share a page. */
export const PROOF_FIELDS = { delete: 'delete_code', details: 'details_code', prove: 'prove_code' } as const;
export type ProofField = (typeof PROOF_FIELDS)[keyof typeof PROOF_FIELDS];

export const NO_PHONE_TEXT = 'Sign in again with your mobile number first.';

/** Removes codes, which must never be returned to the page; keeps an empty field for an invalid code. */
export const withoutCodes = (answers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) => {
      if (!isProofField(name)) return [[name, value]];
      return value.trim() ? [[name, '']] : [];
    }),
  );

const isProofField = (name: string): boolean => Object.values<string>(PROOF_FIELDS).includes(name);
