import { LANGUAGE_FACTS, type Language } from '@forecourt/lib/platform/language/languages';
import { languageOf } from '@forecourt/lib/sites/translations';
import { useLanguage } from './use-language.ts';

/** Attributes of an element whose text is not in the language of the page (WCAG 3.1.2). */
export interface TextLanguage {
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/**
 * Returns the attributes of an element with text in a language, on a page in a language. None if both are the same.
 */
export function textLanguage(ofText: Language, ofPage: Language): TextLanguage {
  if (ofText === ofPage) return {};
  const { tag, direction } = LANGUAGE_FACTS[ofText];
  return { lang: tag, ...(direction !== LANGUAGE_FACTS[ofPage].direction && { dir: direction }) };
}

/**
 * Returns the attributes of an element with the texts of an editor's document, which are in English until the document
 * is translated.
 * @param document null for texts of the product, which are in the language of the page
 */
export function useTextLanguage(document: object | null | undefined): TextLanguage {
  const language = useLanguage();
  return document ? textLanguage(languageOf(document), language) : {};
}
