import { ENGLISH, type Language } from '@forecourt/lib/platform/language/languages';
import type { TranslationMetadata } from '../sanity.types.ts';

type Translation = NonNullable<TranslationMetadata['translations']>[number] & { _key: string };
type Site = NonNullable<TranslationMetadata['site']>;

/** Id of the document that links an English document (published id) with its translations. */
export const translationMetadataId = (id: string): string => `translations-${id}`;

/** Id of a new translation of an English document (published id). */
export const translationId = (id: string, language: Language): string => `${id}-${language}`;

/**
 * Returns an entry of the plugin's list of documents that belong together. The reference is weak, so that each
 * can be deleted alone.
 */
export const translationEntry = (language: Language, id: string): Translation => ({
  _key: language,
  _type: 'internationalizedArrayReferenceValue',
  language,
  value: { _type: 'reference', _ref: id, _weak: true },
});

/**
 * Returns the document in which `@sanity/document-internationalization` keeps the translations of an English
 * document, so far only that document itself.
 */
export function translationMetadataOf(english: {
  _id: string;
  _type: string;
  site?: unknown;
  sites?: unknown;
}): Pick<TranslationMetadata, '_id' | '_type' | 'schemaTypes' | 'site' | 'sites'> & {
  translations: Translation[];
} {
  const { site, sites } = english as { site?: Site; sites?: TranslationMetadata['sites'] };
  return {
    _id: translationMetadataId(english._id),
    _type: 'translation.metadata',
    schemaTypes: [english._type],
    ...(site && { site: { _type: 'reference', _ref: site._ref } }),
    ...(sites && { sites }),
    translations: [translationEntry(ENGLISH, english._id)],
  };
}
