import { ENGLISH, LANGUAGE_FACTS, type Language } from '@forecourt/lib/platform/language/languages';

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
 * Returns the attributes of an element with texts of a document that a query merges with its translation. They are in
 * English until there is one, which the query names as `translation_id`.
 */
export const mergedLanguage = (document: object, ofPage: Language): TextLanguage =>
  textLanguage('translation_id' in document && document.translation_id ? ofPage : ENGLISH, ofPage);
