import { LANGUAGE_FACTS, type Language } from '@forecourt/lib/platform/language/languages';
import { missingParts } from '@forecourt/lib/sites/missing-parts';
import { confirmationOf, countTexts, pairTexts } from '@forecourt/lib/sites/translated-texts';
import { isTranslatedType, TRANSLATED_FIELDS } from '@forecourt/lib/sites/translations';
import { Button, Card, Flex, Spinner, Text } from '@sanity/ui';
import {
  type SanityDocument,
  useDocumentOperation,
  useDocumentPairPermissions,
  useEditState,
  useSchema,
} from 'sanity';
import { IntentLink } from 'sanity/router';
import { editPath } from './editPath.ts';
import { countsLabel, placeLabel } from './labels.ts';
import { TextRow } from './TextRow.tsx';
import styles from './Translations.module.css';

/** Fields of a translation that are its own and not the English document's. */
const OWN = new Set(['_id', '_type', '_rev', '_createdAt', '_updatedAt', 'language', 'translatedFrom']);

/** Returns what a translation shares with its English document, such as dates and sites. */
function sharedFields(english: SanityDocument): Record<string, unknown> {
  const own: readonly string[] = isTranslatedType(english._type) ? TRANSLATED_FIELDS[english._type] : [];
  return Object.fromEntries(
    Object.entries(english).filter(([name]) => !OWN.has(name) && !own.includes(name)),
  );
}

/** The texts of a translation beside the English ones, each with its state. Plain texts can be changed. */
export function Comparison({
  englishId,
  translationId,
  type,
  language,
}: {
  englishId: string;
  translationId: string;
  type: string;
  language: Language;
}) {
  const schema = useSchema();
  const englishState = useEditState(englishId, type);
  const ownState = useEditState(translationId, type);
  const { patch } = useDocumentOperation(translationId, type);
  const [permission] = useDocumentPairPermissions({ id: translationId, type, permission: 'update' });
  const mayEdit = permission?.granted === true;
  const english = englishState.published ?? englishState.draft;
  const translation = ownState.draft ?? ownState.published;
  if (!englishState.ready || !ownState.ready) return <Spinner muted />;
  if (!english || !translation)
    return <Text size={1}>The English document was deleted, so shoppers don’t see this translation.</Text>;

  const { direction, englishName, tag } = LANGUAGE_FACTS[language];
  const pairs = pairTexts(english, translation);
  const counts = countTexts(pairs);
  const missing = missingParts(english, translation);
  const set = (fields: Record<string, unknown>) => patch.execute([{ set: fields }]);
  const confirm = () =>
    set({ ...sharedFields(english), translatedFrom: confirmationOf(english, translation) });
  return (
    <>
      <Flex gap={3} align="center" justify="space-between" wrap="wrap" paddingBottom={4}>
        <Text size={1} role="status">
          {countsLabel(counts)}
        </Text>
        <Flex gap={2} wrap="wrap">
          <IntentLink className={styles.link} intent="edit" params={{ id: englishId, type }}>
            Open English
          </IntentLink>
          {mayEdit && Object.keys(missing).length > 0 && (
            <Button mode="ghost" text="Copy missing parts from English" onClick={() => set(missing)} />
          )}
          {mayEdit && (
            <Button
              mode="ghost"
              text="Up to date"
              title="Confirm that every text matches the English text as it is"
              disabled={counts.missing + counts.outdated + counts.unconfirmed === 0}
              onClick={confirm}
            />
          )}
        </Flex>
      </Flex>
      {pairs.length === 0 && (
        <Card padding={4} radius={2} tone="transparent" border>
          <Text size={1}>The English document has no texts.</Text>
        </Card>
      )}
      <ul className={styles.list}>
        {pairs.map((pair) => (
          <TextRow
            key={pair.path}
            pair={pair}
            place={placeLabel(schema, english, pair.path)}
            language={{ direction, englishName, tag }}
            path={editPath(translation, pair.path)}
            isReadOnly={!mayEdit}
            onChange={(path, text) => set({ [path]: text })}
          />
        ))}
      </ul>
    </>
  );
}
