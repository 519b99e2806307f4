import { ENGLISH, LANGUAGE_FACTS } from '@forecourt/lib/platform/language/languages';
import { languageOf } from '@forecourt/lib/sites/translations';
import { Card, Spinner, Stack, Text } from '@sanity/ui';
import { getPublishedId, type SanityDocument } from 'sanity';
import type { UserViewComponent } from 'sanity/structure';
import { Comparison } from './Comparison.tsx';
import { LanguageCard } from './LanguageCard.tsx';
import styles from './Translations.module.css';
import { useTranslations } from './useTranslations.ts';

/**
 * The view 'Translations' of a document: the languages of an English document with what each lacks, or the
 * texts of a translation beside the English ones.
 */
export const TranslationsView: UserViewComponent = ({ document: { displayed }, schemaType }) => {
  const document = displayed._id ? (displayed as SanityDocument) : null;
  const translations = useTranslations(document);
  const language = languageOf(document);
  return (
    <div className={styles.view} data-testid="translations">
      {document && !translations && <Spinner muted />}
      {!document && <Notice>Save the document first.</Notice>}
      {document && translations && language === ENGLISH && (
        <Languages document={document} translations={translations} />
      )}
      {document && translations && language !== ENGLISH && translations.englishId === null && (
        <Notice>No English document is linked to this translation, so shoppers don’t see it.</Notice>
      )}
      {document && translations?.englishId && language !== ENGLISH && (
        <Comparison
          englishId={translations.englishId}
          translationId={getPublishedId(document._id)}
          type={schemaType.name}
          language={language}
        />
      )}
    </div>
  );
};

function Languages({
  document,
  translations,
}: {
  document: SanityDocument;
  translations: NonNullable<ReturnType<typeof useTranslations>>;
}) {
  const languages = [...new Set([...translations.offered, ...translations.ids.keys()])];
  if (languages.length === 0)
    return (
      <Notice>
        This site is in English only. An administrator adds languages in the site’s setting ‘Languages next to
        English’.
      </Notice>
    );
  return (
    <Stack as="ul" gap={4} className={styles.list}>
      {languages.map((language) => (
        <LanguageCard
          key={language}
          english={document}
          language={language}
          name={LANGUAGE_FACTS[language].englishName}
          isOffered={translations.offered.includes(language)}
          translationId={translations.ids.get(language) ?? null}
          metadataId={translations.metadataId}
        />
      ))}
    </Stack>
  );
}

function Notice({ children }: { children: React.ReactNode }) {
  return (
    <Card padding={4} radius={2} tone="transparent" border>
      <Text size={1}>{children}</Text>
    </Card>
  );
}
