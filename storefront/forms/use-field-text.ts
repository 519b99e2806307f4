import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import {
  EMAIL_TEXT,
  FAILED_TEXT,
  MOBILE_TEXT,
  PROBLEMS_TEXT,
  REQUIRED_TEXT,
  UNEXPECTED_TEXT,
} from '@forecourt/lib/platform/text/field-rules';
import { useTranslations } from 'next-intl';

/** The messages of every form, as rules and handlers give them in English. */
const KEYS = {
  [REQUIRED_TEXT]: 'required',
  [PROBLEMS_TEXT]: 'problems',
  [FAILED_TEXT]: 'failed',
  [UNEXPECTED_TEXT]: 'unexpected',
  [UNKNOWN_ERROR]: 'unknown',
  [EMAIL_TEXT]: 'email',
  [MOBILE_TEXT]: 'mobile',
} as const;

const AT_MOST = /^Please use at most (\d+) characters\.$/;

const isKnown = (text: unknown): text is keyof typeof KEYS => typeof text === 'string' && text in KEYS;

/** Returns a function that gives the messages of every form in the page's language, and others as they are. */
export function useFieldText(): <Text extends string | null | undefined>(text: Text) => Text | string {
  const t = useTranslations('fields');
  return (text) => {
    const known: unknown = text;
    if (isKnown(known)) return t(KEYS[known]);
    const [, count] = AT_MOST.exec(text ?? '') ?? [];
    return count ? t('atMost', { count }) : text;
  };
}
