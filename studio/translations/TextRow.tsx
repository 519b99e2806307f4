import type { TextPair, TextState } from '@forecourt/lib/sites/translated-texts';
import { Badge, Card, Stack, Text, TextArea } from '@sanity/ui';
import { useState } from 'react';
import { STATE_LABELS } from './labels.ts';
import styles from './Translations.module.css';

const TONES: Readonly<Record<TextState, 'caution' | 'critical' | 'default' | 'positive'>> = {
  missing: 'caution',
  outdated: 'critical',
  unconfirmed: 'default',
  current: 'positive',
};
/** A line of the text area has about this many characters. */
const LINE = 42;

/**
 * An English text beside its translation.
 * @param path where the translation can be changed as plain text; null if it can't
 */
export function TextRow({
  pair: { text, translation, confirmed, state },
  place,
  language: { direction, englishName, tag },
  path,
  isReadOnly,
  onChange,
}: {
  pair: TextPair;
  place: string;
  language: { direction: 'ltr' | 'rtl'; englishName: string; tag: string };
  path: string | null;
  isReadOnly: boolean;
  onChange: (path: string, text: string) => void;
}) {
  /** What is typed and not saved yet; null without a change. */
  const [typed, setTyped] = useState<string | null>(null);
  const save = () => {
    if (path !== null && typed !== null && typed !== translation) onChange(path, typed);
    setTyped(null);
  };
  return (
    <Card as="li" padding={3} radius={2} border>
      <Stack gap={3}>
        <div className={styles.place}>
          <Text size={1} muted>
            {place}
          </Text>
          <Badge tone={TONES[state]}>{STATE_LABELS[state]}</Badge>
        </div>
        <div className={styles.pair}>
          <Stack gap={3}>
            <Text size={1} lang="en">
              {text}
            </Text>
            {state === 'outdated' && (
              <Text size={1} muted>
                Translated from: {confirmed}
              </Text>
            )}
          </Stack>
          {path === null ? (
            <Text size={1} lang={tag} dir={direction} muted={!translation}>
              {translation || 'This part is missing. Shoppers don’t see it in this language.'}
            </Text>
          ) : (
            <TextArea
              aria-label={`${place} in ${englishName}`}
              lang={tag}
              dir={direction}
              rows={Math.max(1, Math.ceil(text.length / LINE))}
              readOnly={isReadOnly}
              value={typed ?? translation}
              onChange={(event) => setTyped(event.currentTarget.value)}
              onBlur={save}
            />
          )}
        </div>
      </Stack>
    </Card>
  );
}
