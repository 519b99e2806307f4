import type { RunAnswer } from '@forecourt/lib/inventory/stock/runs/runs';
import { Badge, Card, Stack, Text } from '@sanity/ui';
import { useCallback } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { ExportButton } from '../reservations/list/ExportButton.tsx';
import styles from './Feeds.module.css';
import { Figures } from './Figures.tsx';
import { Frame } from './Frame.tsx';
import { GuardCards } from './GuardCards.tsx';
import { localTimeText } from './localTime.ts';
import { NextStep } from './NextStep.tsx';
import { Corrections, Duplicates, HeldAdvice, Places, Reasons, Values, Warnings } from './RunSections.tsx';
import { elapsedText, OUTCOME_BADGES } from './texts.ts';
import { UndoCard } from './UndoCard.tsx';
import { UndoneCard } from './UndoneCard.tsx';
import { useAnswer } from './useAnswer.ts';

const WORDS = { waiting: 'Loading run', missing: 'Run not found' };

/** A run with its duration, counts, and problems by row and reason. */
export function RunPage({ office, feed, runId }: { office: BackOffice; feed: string; runId: string }) {
  const load = useCallback((signal: AbortSignal) => office.feedRun(runId, signal), [office, runId]);
  const { answer, problem, reload } = useAnswer<RunAnswer>(load);
  const run = answer?.run;
  const head = {
    title: run ? `Run of ${localTimeText(run.startedAt)}` : 'Run',
    about: run
      ? `${run.file} · took ${elapsedText(Date.parse(run.finishedAt) - Date.parse(run.startedAt))}`
      : feed,
    up: { text: `Runs of ${feed}`, state: { feed } },
    beside: run && (
      <Badge tone={OUTCOME_BADGES[run.outcome].tone} fontSize={1} padding={2}>
        {OUTCOME_BADGES[run.outcome].text}
      </Badge>
    ),
  };
  return (
    <Frame head={head} words={WORDS} answer={answer} problem={problem} retry={() => void reload()}>
      {({ run: shownRun, details, reasons, undoneBy, canBeUndone }) => (
        <Stack gap={5}>
          <UndoneCard run={shownRun} undoneBy={undoneBy} />
          <GuardCards run={shownRun} details={details} />
          {shownRun.outcome === 'imported' && <NextStep feed={feed} />}
          <Figures counts={shownRun.counts} outcome={shownRun.outcome} />
          <Places places={shownRun.places} />
          {canBeUndone && <UndoCard office={office} run={shownRun} onUndone={reload} />}
          {shownRun.undoes === null && details && (
            <>
              <Reasons reasons={reasons}>
                <ExportButton
                  name={`feed-${feed}-run-${shownRun.id}`}
                  load={() => office.exportFeedRun(runId)}
                  disabled={false}
                />
              </Reasons>
              <Values title="Held vehicles" values={details.held} total={shownRun.counts.held}>
                New vehicles are hidden and existing ones are unchanged until someone has checked them.
              </Values>
              <HeldAdvice held={details.held} />
              <Values title="Rejected rows" values={details.rejected} total={shownRun.counts.rejected}>
                These rows can’t be imported. Vehicles that existed before are unchanged.
              </Values>
              <Duplicates repeated={details.repeated} />
              <Corrections mended={details.mended} />
              <Warnings warnings={details.warnings} />
            </>
          )}
          {shownRun.undoes === null && !details && (
            <Card border radius={3} padding={4}>
              <Text size={1} muted className={styles.typed}>
                The rows and reasons of a run are deleted after 90 days. Its counts are kept.
              </Text>
            </Card>
          )}
        </Stack>
      )}
    </Frame>
  );
}
