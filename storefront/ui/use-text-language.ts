import { languageOf } from '@forecourt/lib/sites/translations';
import { type TextLanguage, textLanguage } from './text-language.ts';
import { useLanguage } from './use-language.ts';

/**
 * Returns the attributes of an element with the texts of an editor's document, which are in English until the document
 * is translated.
 * @param document null for texts of the product, which are in the language of the page
 */
export function useTextLanguage(document: object | null | undefined): TextLanguage {
  const language = useLanguage();
  return document ? textLanguage(languageOf(document), language) : {};
}
