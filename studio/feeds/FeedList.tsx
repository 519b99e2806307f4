import type { FeedsAnswer, ListedFeed } from '@forecourt/lib/inventory/stock/runs/runs';
import { Badge, Card, Flex, Stack, Text } from '@sanity/ui';
import { useCallback } from 'react';
import { StateLink } from 'sanity/router';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Notice } from '../back-office/Notice.tsx';
import { ASSISTANT } from './assistant.ts';
import styles from './Feeds.module.css';
import { Frame } from './Frame.tsx';
import { localTimeText } from './localTime.ts';
import { countText, resultText, STATE_BADGES, stateText } from './texts.ts';
import { useAnswer } from './useAnswer.ts';

const HEAD = {
  title: 'Feeds',
  about: 'Latest imports from dealers’ systems, and their results.',
  beside: (
    <StateLink state={{ feed: ASSISTANT }} className={styles.action}>
      <Text as="span" size={1}>
        New feed from a file
      </Text>
    </StateLink>
  ),
};
const WORDS = { waiting: 'Loading feeds', missing: 'There are no feeds' };

export function FeedList({ office }: { office: BackOffice }) {
  const load = useCallback((signal: AbortSignal) => office.feeds(signal), [office]);
  const { reload, ...answerState } = useAnswer<FeedsAnswer>(load);
  return (
    <Frame head={HEAD} words={WORDS} retry={() => void reload()} {...answerState}>
      {({ feeds }) =>
        feeds.length === 0 ? (
          <Notice title="No feeds yet">Select ‘New feed from a file’ to import a dealer’s cars.</Notice>
        ) : (
          <Stack as="ul" gap={4} className={styles.plain}>
            {feeds.map((feed) => (
              <FeedCard key={feed.feed} feed={feed} />
            ))}
          </Stack>
        )
      }
    </Frame>
  );
}

function FeedCard({ feed }: { feed: ListedFeed }) {
  const { text, tone } = STATE_BADGES[feed.state];
  const { lastRun } = feed;
  return (
    <Card as="li" border radius={3} padding={4} className={styles.leading}>
      <Stack gap={4}>
        <Flex gap={3} align="center" justify="space-between">
          <Text as="h2" size={2} weight="semibold" className={styles.typed}>
            <StateLink state={{ feed: feed.feed }} className={styles.link}>
              {feed.feed}
            </StateLink>
          </Text>
          <Badge tone={tone} fontSize={1} padding={2}>
            {text}
          </Badge>
        </Flex>
        <Text size={1}>{stateText(feed, localTimeText)}</Text>
        <Text size={1} muted className={styles.typed}>
          {[
            countText(feed.vehicles, 'vehicle'),
            ...(lastRun ? [`last run ${localTimeText(lastRun.startedAt)}: ${resultText(lastRun)}`] : []),
          ].join(' · ')}
        </Text>
      </Stack>
    </Card>
  );
}
