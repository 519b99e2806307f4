import { createTranslator } from 'use-intl/core';
import { LANGUAGE_FACTS, type Language } from './languages.ts';
import { type Messages, messagesOf, type Namespace } from './messages.ts';

declare module 'use-intl/core' {
  interface AppConfig {
    Messages: Messages;
    Locale: string;
  }
}

/** Returns the text of a key of a namespace, with its arguments filled in. */
export type Translator<Name extends Namespace> = ReturnType<typeof createTranslator<Messages, Name>>;

const translators = new Map<string, unknown>();

/**
 * Returns the function that gives the texts of a namespace, outside of React: for mails, messages and rules.
 * Components use `useTranslations` and `getTranslations` of `next-intl`.
 */
export function translatorOf<Name extends Namespace>(language: Language, namespace: Name): Translator<Name> {
  const key = `${language} ${namespace}`;
  let translator = translators.get(key);
  if (!translator) {
    translator = createTranslator({
      locale: LANGUAGE_FACTS[language].locale,
      messages: messagesOf(language),
      namespace,
    });
    translators.set(key, translator);
  }
  return translator as Translator<Name>;
}
