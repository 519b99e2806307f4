import { Flex, Radio, Stack, Text } from '@sanity/ui';
import { useId } from 'react';
import styles from './Feeds.module.css';
import type { ElsewhereChoice, ElsewhereChoices, ListedElsewhere } from './listedElsewhere.ts';
import { countText } from './texts.ts';

const CHOICES: { value: ElsewhereChoice; text: string; about: string }[] = [
  {
    value: 'replace',
    text: 'Replace',
    about: 'The cars move to the new feed. Their pages, alerts and price history stay.',
  },
  { value: 'both', text: 'Keep both', about: 'The cars are listed twice.' },
  { value: 'leave', text: 'Leave them', about: 'The cars stay with that feed, and are held in the new one.' },
];

/** Asks what happens to cars of a file that other feeds list already. */
export function ListedElsewhereList({
  feeds,
  choices,
  onChoose,
}: {
  feeds: readonly ListedElsewhere[];
  choices: ElsewhereChoices;
  onChoose: (feed: string, choice: ElsewhereChoice) => void;
}) {
  const id = useId();
  return (
    <Stack gap={4}>
      {feeds.map(({ feed, count }) => (
        <fieldset key={feed} className={styles.choices}>
          <Text as="legend" size={1} weight="medium">
            {listedText(feed, count)}
          </Text>
          {CHOICES.map(({ value, text, about }) => (
            <Flex key={value} as="label" gap={3} align="center" paddingY={2}>
              <Radio
                name={`${id}-${feed}`}
                value={value}
                checked={choices[feed] === value}
                onChange={() => onChoose(feed, value)}
              />
              <Text size={1}>
                {text}. {about}
              </Text>
            </Flex>
          ))}
        </fieldset>
      ))}
    </Stack>
  );
}

const listedText = (feed: string, count: number): string =>
  `${countText(count, 'car')} of this file ${count === 1 ? 'is' : 'are'} already listed by the feed ${feed}`;
