import type { Language } from '@forecourt/lib/platform/language/languages';
import { countTexts, pairTexts } from '@forecourt/lib/sites/translated-texts';
import { translationId as newTranslationId } from '@forecourt/schemas/writing/translationMetadata';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { getPublishedId, type SanityDocument, useClient, useEditState } from 'sanity';
import { IntentLink, useRouter } from 'sanity/router';
import { useWork } from '../copy/useWork.ts';
import { API_VERSION } from '../document/site.ts';
import { createTranslation } from './createTranslation.ts';
import { countsLabel } from './labels.ts';
import styles from './Translations.module.css';

/** A language of an English document: its translation and what that lacks, or a button that creates it. */
export function LanguageCard({
  english,
  language,
  name,
  isOffered,
  translationId,
  metadataId,
}: {
  english: SanityDocument;
  language: Language;
  name: string;
  /** True if the site offers the language. */
  isOffered: boolean;
  /** Published id; null without a translation. */
  translationId: string | null;
  metadataId: string | null;
}) {
  const client = useClient({ apiVersion: API_VERSION });
  const router = useRouter();
  const { busy, problem, run } = useWork();
  const ownId = translationId ?? newTranslationId(getPublishedId(english._id), language);
  const { draft, published, ready } = useEditState(ownId, english._type);
  const translation = translationId === null ? null : (draft ?? published);

  const create = () =>
    run(async () => {
      const id = await createTranslation(client, english, language, { metadataId });
      router.navigateIntent('edit', { id, type: english._type });
    });
  return (
    <Card as="li" padding={4} radius={2} border>
      <Flex gap={3} align="center" justify="space-between" wrap="wrap">
        <Stack gap={3}>
          <Text weight="medium">{name}</Text>
          <Text size={1} muted>
            {stateLabel()}
          </Text>
        </Stack>
        {translation ? (
          <IntentLink
            className={styles.link}
            intent="edit"
            params={{ id: ownId, type: english._type }}
            aria-label={`Open ${name}`}
          >
            Open
          </IntentLink>
        ) : (
          <Button
            mode="ghost"
            text={`Translate to ${name}`}
            disabled={!ready || busy || !isOffered}
            onClick={() => void create()}
          />
        )}
      </Flex>
      {problem && (
        <Card marginTop={3} padding={3} radius={2} tone="critical">
          <Text size={1}>{problem}</Text>
        </Card>
      )}
    </Card>
  );

  function stateLabel(): string {
    if (!translation) return ready ? 'Not translated. Shown in English.' : 'Loading…';
    const counts = countsLabel(countTexts(pairTexts(english, translation)));
    const state = published ? counts : `${counts}. Not published, so shown in English.`;
    return isOffered ? state : `${state}. The site does not offer this language.`;
  }
}
