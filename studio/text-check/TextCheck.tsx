import type { TextPath } from '@forecourt/schemas/warnings/texts';
import { Heading, Stack, Text } from '@sanity/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Path, pathToString, type SanityDocument, type ValidationMarker } from 'sanity';
import { IntentLink } from 'sanity/router';
import styles from '../review/Reviews.module.css';
import { proseOf } from './proseOf.ts';
import { LOWEST_EASE, readingOf } from './reading.ts';
import { loadSpeller, type Misspelling, misspellingsIn } from './spelling.ts';

/** Results of the checks of a document, each with a link to its field. */
export function TextCheck({
  id,
  type,
  document,
  validation,
  onLeave,
}: {
  id: string;
  type: string;
  document: SanityDocument;
  validation: readonly ValidationMarker[];
  /** Called when a field is opened, which the dialog would cover. */
  onLeave: () => void;
}) {
  const prose = useMemo(() => proseOf(document), [document]);
  const reading = useMemo(() => readingOf(prose.map(({ text }) => text).join('\n')), [prose]);
  const [misspellings, setMisspellings] = useState<readonly Misspelling[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let isCurrent = true;
    loadSpeller().then(
      (speller) => isCurrent && setMisspellings(misspellingsIn(prose, speller)),
      (error: unknown) => isCurrent && setProblem(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [prose]);

  const field = (path: TextPath, words: ReactNode) => (
    <IntentLink
      intent="edit"
      params={{ id, type, path: pathToString(path as Path) }}
      onClick={onLeave}
      style={{ textDecoration: 'underline' }}
    >
      {words}
    </IntentLink>
  );
  const isEasy = reading === null || reading.ease >= LOWEST_EASE;
  return (
    <Stack gap={5}>
      <Section title="Spelling">
        {problem && (
          <Text size={1} role="alert">
            {problem}
          </Text>
        )}
        {!misspellings && !problem && (
          <Text size={1} role="status">
            Loading the dictionary…
          </Text>
        )}
        {misspellings?.length === 0 && <Text size={1}>No mistakes found.</Text>}
        <List>
          {misspellings?.map(({ word, suggestions, text }) => (
            <Text key={word} size={1}>
              {field(text.path, word)}
              {suggestions.length > 0 && `: ${suggestions.join(', ')}?`}
            </Text>
          ))}
        </List>
      </Section>
      <Section title="Reading ease">
        <Text size={1}>
          {reading === null
            ? 'There is too little text to measure.'
            : `${reading.ease} of 100. ${isEasy ? 'Most adults can read this easily.' : 'This is hard to read. Use shorter sentences and plainer words.'}`}
        </Text>
        <List>
          {reading?.longSentences.map((sentence) => (
            <Text key={sentence} size={1}>
              Long sentence: {sentence}
            </Text>
          ))}
        </List>
      </Section>
      <Section title="Claims, links and pictures">
        {validation.length === 0 && <Text size={1}>No problems found.</Text>}
        <List>
          {validation.map(({ message, path }) => (
            <Text key={`${pathToString(path)} ${message}`} size={1}>
              {field(path as TextPath, message)}
            </Text>
          ))}
        </List>
      </Section>
    </Stack>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={3} aria-label={title}>
    <Heading as="h3" size={0}>
      {title}
    </Heading>
    {children}
  </Stack>
);

function List({ children }: { children: readonly { key: string | null }[] | undefined }) {
  if (!children || children.length === 0) return null;
  return (
    <ul className={styles.list}>
      {children.map((child) => (
        <li key={child.key}>{child as ReactNode}</li>
      ))}
    </ul>
  );
}
