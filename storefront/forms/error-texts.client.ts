'use client';
import { ENGLISH, type Language } from '@forecourt/lib/platform/language/languages';
import { loadTexts } from '@/ui/texts/late-texts.client.ts';

/** Messages by their English text. */
export type ErrorTexts = ReadonlyMap<string, string>;

/**
 * Loads the messages of rules that handlers and forms share.
 * @throws if they do not load in time
 */
export async function loadErrorTexts(language: Language): Promise<ErrorTexts> {
  const [english, own] = await Promise.all(
    [ENGLISH, language].map(async (each) => textsIn((await loadTexts(each, ['errors'])).errors)),
  );
  return new Map([...(english ?? [])].map(([key, text]) => [text, own?.get(key) ?? text]));
}

const textsIn = (messages: unknown): Map<string, string> =>
  new Map(
    Object.entries(messages ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
