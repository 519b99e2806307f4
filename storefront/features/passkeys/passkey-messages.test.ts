import { expect, test } from 'vitest';
import { NO_PHONE_TEXT } from '@/features/account/account-forms.ts';
import { NOT_SENT_TEXT, TOO_MANY_TEXT, UNKNOWN_TEXT, WRONG_CODE_TEXT } from '@/features/account/fields.ts';
import { errorTextIn } from '@/handlers/error-language.server.ts';
import {
  FULL_TEXT,
  NOT_ADDED_TEXT,
  NOT_PROVEN_TEXT,
  NOT_SIGNED_IN_TEXT,
  PROVE_FIRST_TEXT,
} from './passkey-messages.ts';

test.each([
  NO_PHONE_TEXT,
  NOT_SENT_TEXT,
  TOO_MANY_TEXT,
  UNKNOWN_TEXT,
  WRONG_CODE_TEXT,
  FULL_TEXT,
  NOT_ADDED_TEXT,
  NOT_PROVEN_TEXT,
  NOT_SIGNED_IN_TEXT,
  PROVE_FIRST_TEXT,
])('the refusal %j of signing in is in each language', (text) => {
  for (const language of ['zh', 'vi', 'ar'] as const) expect(errorTextIn(text, language)).not.toBe(text);
});
