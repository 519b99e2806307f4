import { useTranslations } from 'next-intl';
import { NO_PASSKEY_TEXT, NOT_ADDED_TEXT, NOT_PROVEN_TEXT, NOT_SIGNED_IN_TEXT } from './passkey-messages.ts';

const KEYS = {
  [NOT_ADDED_TEXT]: 'messages.notAdded',
  [NOT_PROVEN_TEXT]: 'messages.notProven',
  [NOT_SIGNED_IN_TEXT]: 'messages.notSignedIn',
  [NO_PASSKEY_TEXT]: 'messages.noPasskey',
} as const;

const isKnown = (text: string): text is keyof typeof KEYS => Object.hasOwn(KEYS, text);

/** Returns a function that gives the messages about passkeys in the page's language, and others as they are. */
export function usePasskeyText(): (text: string) => string {
  const t = useTranslations('passkeys');
  return (text) => (isKnown(text) ? t(KEYS[text]) : text);
}
