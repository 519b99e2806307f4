'use client';
import { LANGUAGE_FACTS, type Language } from '@forecourt/lib/platform/language/languages';
import type { Messages, Namespace } from '@forecourt/lib/platform/language/messages';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import { createTranslator } from 'next-intl';
import { loadTexts } from './late-texts.client.ts';

/**
 * Loads the texts of a namespace for use outside of components, such as in a toast.
 * @throws if they do not load in time
 */
export async function lateTranslator<Name extends Namespace>(
  language: Language,
  namespace: Name,
): Promise<Translator<Name>> {
  const messages = (await loadTexts(language, [namespace])) as unknown as Messages;
  const { locale } = LANGUAGE_FACTS[language];
  return createTranslator({ locale, messages, namespace }) as unknown as Translator<Name>;
}
