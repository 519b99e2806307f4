import { ENGLISH, isLanguage, type Language } from '../platform/language/languages.ts';

/**
 * The document types that can be translated, with the fields that a translation has of its own. The site
 * takes all other fields, such as dates and prices, from the English document.
 */
export const TRANSLATED_FIELDS = {
  page: ['title', 'blocks', 'seo'],
  navigation: ['menus', 'callToAction', 'groups', 'text', 'legalLinks', 'socialLinks'],
  offer: ['name', 'category', 'description', 'disclaimer'],
  blogPost: ['heading', 'description', 'body', 'seo'],
  announcement: ['text'],
  popup: ['title', 'text', 'action'],
  slide: ['name', 'description', 'buttonLabel'],
  promoCard: ['title', 'text', 'action'],
  person: ['role'],
} as const satisfies Record<string, readonly string[]>;

export type TranslatedType = keyof typeof TRANSLATED_FIELDS;
export const TRANSLATED_TYPES = Object.keys(TRANSLATED_FIELDS) as TranslatedType[];

/** The document in which the plugin keeps which documents are translations of each other. */
export const TRANSLATION_METADATA_TYPE = 'translation.metadata';

export const isTranslatedType = (type: string): type is TranslatedType =>
  Object.hasOwn(TRANSLATED_FIELDS, type);

/** Returns the language of a document. One without a language is in English. */
export function languageOf(document: object | null | undefined): Language {
  const language = (document as { language?: unknown } | null | undefined)?.language;
  return isLanguage(language) ? language : ENGLISH;
}

/** Returns whether a document is a translation of an English one. */
export const isTranslation = (document: object | null | undefined): boolean =>
  languageOf(document) !== ENGLISH;

/** GROQ filter that matches documents in English, so that a translation is not listed as a second document. */
export const IS_ENGLISH = 'coalesce(language, "en") == "en"';

/** GROQ filter that matches documents in $language. A translation has the address of its English document. */
export const SAME_LANGUAGE = 'coalesce(language, "en") == $language';
