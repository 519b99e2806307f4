import { LANGUAGE_FACTS, type Language } from '@forecourt/lib/platform/language/languages';

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
