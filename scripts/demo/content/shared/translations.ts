import { FURTHER_LANGUAGES } from '@forecourt/lib/platform/language/languages';
import { confirmationOf } from '@forecourt/lib/sites/translated-texts';
import { isTranslatedType, TRANSLATED_FIELDS } from '@forecourt/lib/sites/translations';
import {
  translationEntry,
  translationId,
  translationMetadataOf,
} from '@forecourt/schemas/writing/translationMetadata';
import type { ContentDocument } from './document.ts';

type FurtherLanguage = (typeof FURTHER_LANGUAGES)[number];
/** A text in English, Simplified Chinese, Vietnamese and Arabic. */
export type TranslatedText = readonly [english: string, zh: string, vi: string, ar: string];

/** What a site has in other languages. */
export interface SiteTranslations {
  /** Ids of the English documents. */
  documents: readonly string[];
  texts: readonly TranslatedText[];
}

/**
 * Returns the translations of a site's documents, and the metadata by which the plugin
 * `@sanity/document-internationalization` links them. Texts without a translation stay in English.
 * @throws Error if a document to translate does not exist
 */
export function translatedDocuments(
  documents: readonly ContentDocument[],
  { documents: ids, texts }: SiteTranslations,
): ContentDocument[] {
  return ids.flatMap((id) => {
    const english = documents.find(({ _id }) => _id === id);
    if (!english) throw new Error(`There is no document '${id}' to translate.`);
    const metadata = translationMetadataOf(english);
    return [
      ...FURTHER_LANGUAGES.map((language, index) => {
        const inLanguage = new Map(texts.map((row) => [row[0], row[index + 1] ?? row[0]]));
        return translationOf(english, language, inLanguage);
      }),
      {
        ...metadata,
        translations: [
          ...metadata.translations,
          ...FURTHER_LANGUAGES.map((language) => translationEntry(language, translationId(id, language))),
        ],
      },
    ];
  });
}

function translationOf(
  english: ContentDocument,
  language: FurtherLanguage,
  texts: ReadonlyMap<string, string>,
): ContentDocument {
  const own: readonly string[] = isTranslatedType(english._type) ? TRANSLATED_FIELDS[english._type] : [];
  const fields = Object.entries(english).map(([name, value]) => [
    name,
    own.includes(name) ? translated(value, texts) : value,
  ]);
  const translation = {
    ...(Object.fromEntries(fields) as ContentDocument),
    _id: translationId(english._id, language),
    language,
  };
  return Object.assign(translation, { translatedFrom: confirmationOf(english, translation) });
}

function translated(value: unknown, texts: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return texts.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => translated(item, texts));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, translated(inner, texts)]));
}
