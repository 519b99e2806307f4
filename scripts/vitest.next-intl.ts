import { LANGUAGE_FACTS } from '../lib/platform/language/languages.ts';
import { messagesOf, type Namespace } from '../lib/platform/language/messages.ts';
import { translatorOf } from '../lib/platform/language/translator.ts';

// Stands in for `next-intl` in tests of components, which have no request: English texts.
export const useTranslations = (namespace: Namespace) => translatorOf('en', namespace);
export const getTranslations = async (namespace: Namespace) => translatorOf('en', namespace);
export const useLocale = () => LANGUAGE_FACTS.en.locale;
export const useMessages = () => messagesOf('en');
export const NextIntlClientProvider = ({ children }: { children: unknown }) => children;
