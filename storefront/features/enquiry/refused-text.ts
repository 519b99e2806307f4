import type { Translator } from '@forecourt/lib/platform/language/translator';
import { NO_SERVICE_TEXT, NO_TEST_DRIVE_TEXT, TOO_MANY_TEXT, VEHICLE_GONE_TEXT } from './answers.ts';

const KEYS: Readonly<Record<string, 'tooMany' | 'noTestDrive' | 'noService' | 'gone'>> = {
  [TOO_MANY_TEXT]: 'tooMany',
  [NO_TEST_DRIVE_TEXT]: 'noTestDrive',
  [NO_SERVICE_TEXT]: 'noService',
  [VEHICLE_GONE_TEXT]: 'gone',
};

/** Returns a refusal of an enquiry's handlers in the page's language; any other message as it is. */
export function refusedText(text: string, t: Translator<'enquiry'>): string {
  const key = KEYS[text];
  return key ? t(`problems.${key}`) : text;
}
