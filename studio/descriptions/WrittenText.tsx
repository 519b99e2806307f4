import type { AdvertTextAnswer } from '@forecourt/lib/operations/advert-text/contract';
import { Button, Flex, Heading, Stack, Text } from '@sanity/ui';
import styles from '../review/Reviews.module.css';

/** A text with the facts of each sentence, and the sentences that were left out. */
export function WrittenText({ answer, onCopy }: { answer: AdvertTextAnswer; onCopy: () => void }) {
  const { vehicle, sentences, refused, facts, writtenBy } = answer;
  const labelOf = (key: string): string => {
    const fact = facts.find((each) => each.key === key);
    return fact ? `${fact.label}: ${fact.value}` : key;
  };
  return (
    <Stack gap={5}>
      <Heading as="h2" size={1}>
        {vehicle.name}
      </Heading>
      {writtenBy === 'fallback' && (
        <Text size={1} role="status">
          The language model wrote nothing that can be used, so the templates wrote this text.
        </Text>
      )}
      <ul className={styles.list} aria-label="Text with its sources">
        {sentences.map(({ text, facts: keys }) => (
          <li key={text}>
            <Stack gap={2}>
              <Text>{text}</Text>
              <Text size={1} muted>
                {keys.length > 0 ? keys.map(labelOf).join(' · ') : 'States no fact'}
              </Text>
            </Stack>
          </li>
        ))}
      </ul>
      {refused.length > 0 && (
        <Stack gap={4}>
          <Heading as="h3" size={0}>
            Left out, because it has no source
          </Heading>
          <ul className={styles.list}>
            {refused.map(({ text, unsourced }) => (
              <li key={text}>
                <Text size={1}>
                  {text} <strong>({unsourced.join(', ')})</strong>
                </Text>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      <Flex>
        <Button mode="ghost" text="Copy text" onClick={onCopy} />
      </Flex>
    </Stack>
  );
}
