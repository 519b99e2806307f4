import type { SampleAnswer } from '@forecourt/lib/inventory/stock/sample/sample';
import { Button, Card, Flex, Select, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { IntentLink } from 'sanity/router';
import { Problem } from '../back-office/Notice.tsx';
import { API_VERSION } from '../document/site.ts';
import styles from './Feeds.module.css';
import { type FeedName, feedNames, saveMapping } from './saveMapping.ts';
import type { Columns, Values } from './useSample.ts';

/** Saves the mapping to the draft of an existing feed. */
export function SaveMapping({
  sample,
  columns,
  values,
}: {
  sample: SampleAnswer;
  columns: Columns;
  values: Values;
}) {
  const client = useClient({ apiVersion: API_VERSION });
  const [feeds, setFeeds] = useState<FeedName[] | null>(null);
  const [chosenFeed, setChosenFeed] = useState('');
  const [savedFeed, setSavedFeed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let isLeft = false;
    feedNames(client).then(
      (names) => !isLeft && setFeeds(names),
      () => !isLeft && setProblem('The feeds could not be loaded. Try again.'),
    );
    return () => {
      isLeft = true;
    };
  }, [client]);

  async function save() {
    if (busy || !chosenFeed) return;
    setBusy(true);
    setProblem(null);
    setSavedFeed(null);
    try {
      await saveMapping(client, chosenFeed, { sample, columns, values });
      setSavedFeed(chosenFeed);
    } catch {
      setProblem('The columns could not be saved. Try again.');
    }
    setBusy(false);
  }

  return (
    <Card border radius={3} padding={4} as="section" aria-label="Save columns">
      <Stack gap={4}>
        <Text as="h2" size={1} weight="semibold">
          Or save the columns in an existing feed
        </Text>
        {feeds?.length === 0 && (
          <Text size={1} muted>
            There are no other feeds.
          </Text>
        )}
        {feeds && feeds.length > 0 && (
          <Flex gap={3} align="center" wrap="wrap">
            <Select
              aria-label="Feed"
              fontSize={1}
              value={chosenFeed}
              onChange={({ currentTarget }) => setChosenFeed(currentTarget.value)}
            >
              <option value="">Choose a feed</option>
              {feeds.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            <Button
              fontSize={1}
              text="Save to draft"
              loading={busy}
              disabled={!chosenFeed || busy}
              onClick={() => void save()}
            />
          </Flex>
        )}
        {savedFeed && (
          <Text size={1} role="status" className={styles.typed}>
            Saved. Check its locations and publish it{' '}
            <IntentLink intent="edit" params={{ id: savedFeed, type: 'feed' }}>
              in the feed
            </IntentLink>
            .
          </Text>
        )}
        {problem && <Problem>{problem}</Problem>}
      </Stack>
    </Card>
  );
}
