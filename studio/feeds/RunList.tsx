import { type ListedRun, MOST_RUNS, type RunsAnswer } from '@forecourt/lib/inventory/stock/runs/runs';
import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useCallback, useState } from 'react';
import { StateLink } from 'sanity/router';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Notice } from '../back-office/Notice.tsx';
import styles from './Feeds.module.css';
import { Frame } from './Frame.tsx';
import { localTimeText } from './localTime.ts';
import { NextStep } from './NextStep.tsx';
import { RunNow } from './RunNow.tsx';
import { SendFile } from './SendFile.tsx';
import { OUTCOME_BADGES, resultText, rowsText, unavailablePhotosText } from './texts.ts';
import { useAnswer } from './useAnswer.ts';

const WORDS = { waiting: 'Loading runs', missing: 'This feed has no runs yet' };
const PAGE = 30;

export function RunList({ office, feed }: { office: BackOffice; feed: string }) {
  const [limit, setLimit] = useState(PAGE);
  const load = useCallback(
    (signal: AbortSignal) => office.feedRuns(feed, limit, signal),
    [office, feed, limit],
  );
  const { answer, problem, reload } = useAnswer<RunsAnswer>(load);
  const head = {
    title: feed,
    about: 'All imports of this feed, newest first.',
    up: { text: 'Feeds', state: {} },
    beside: answer?.fetching && (
      <Flex gap={3} wrap="wrap">
        {answer.fetching.takesFiles && <SendFile office={office} feed={feed} onSent={reload} />}
        <RunNow office={office} feed={feed} fetching={answer.fetching} onAsked={reload} />
      </Flex>
    ),
  };
  return (
    <Frame head={head} words={WORDS} answer={answer} problem={problem} retry={() => void reload()}>
      {({ runs, next, photos }) => (
        <Stack gap={4}>
          {runs.length > 0 && <NextStep feed={feed} />}
          {photos.unavailable > 0 && (
            <Card tone="caution" border radius={3} padding={4}>
              <Stack gap={3}>
                <Text as="h2" size={1} weight="semibold">
                  {unavailablePhotosText(photos)}
                </Text>
                <Text size={1} muted>
                  They are missing, damaged, too small, not pictures, or on a host that is not allowed or does
                  not respond. Their cars show the next photo instead. All photos are checked daily. The site
                  report lists the cars.
                </Text>
              </Stack>
            </Card>
          )}
          {runs.length === 0 && (
            <Notice title="No runs yet">The first run appears here when it has finished.</Notice>
          )}
          <Stack as="ul" gap={3} className={styles.plain}>
            {runs.map((run) => (
              <RunCard key={run.id} run={run} />
            ))}
          </Stack>
          {next !== null && limit < MOST_RUNS && (
            <Flex justify="center">
              <Button
                mode="ghost"
                text="Show more"
                onClick={() => setLimit(Math.min(limit + PAGE, MOST_RUNS))}
              />
            </Flex>
          )}
        </Stack>
      )}
    </Frame>
  );
}

function RunCard({ run }: { run: ListedRun }) {
  const { text, tone } = OUTCOME_BADGES[run.outcome];
  return (
    <Card as="li" border radius={3} padding={4} className={styles.leading}>
      <Stack gap={4}>
        <Flex gap={3} align="center" justify="space-between">
          <Text as="h2" size={1} weight="semibold">
            <StateLink state={{ feed: run.feed, run: String(run.id) }} className={styles.link}>
              {localTimeText(run.startedAt)}
            </StateLink>
          </Text>
          <Badge tone={tone} fontSize={1} padding={2}>
            {text}
          </Badge>
        </Flex>
        <Text size={1}>{resultText(run)}</Text>
        <Text size={1} muted className={styles.typed}>
          {run.outcome === 'undo' ? 'A run was undone' : rowsText(run.counts)} · {run.file}
        </Text>
      </Stack>
    </Card>
  );
}
