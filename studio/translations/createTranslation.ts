import type { Language } from '@forecourt/lib/platform/language/languages';
import {
  translationEntry,
  translationId,
  translationMetadataOf,
} from '@forecourt/schemas/writing/translationMetadata';
import { getPublishedId, type SanityClient, type SanityDocument } from 'sanity';

/**
 * Creates a draft of a translation as a copy of the English document, and links the two.
 * @param options.metadataId id of the document that links existing translations; null without any
 * @returns the published id of the translation
 */
export async function createTranslation(
  client: SanityClient,
  english: SanityDocument,
  language: Language,
  { metadataId }: { metadataId: string | null },
): Promise<string> {
  const { _createdAt, _updatedAt, _rev, _system, ...fields } = english;
  const englishId = getPublishedId(english._id);
  const id = translationId(englishId, language);
  const metadata = translationMetadataOf({ ...fields, _id: englishId });
  const linkId = metadataId ?? metadata._id;
  const transaction = client
    .transaction()
    .create({ ...fields, _id: `drafts.${id}`, _type: english._type, language });
  if (metadataId === null) transaction.createIfNotExists(metadata);
  transaction.patch(linkId, (patch) =>
    patch
      .setIfMissing({ translations: [] })
      .unset([`translations[language == "${language}"]`])
      .append('translations', [translationEntry(language, id)]),
  );
  await transaction.commit({ tag: 'translations.create' });
  return id;
}
