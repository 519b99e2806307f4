import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { harmText } from '@forecourt/lib/operations/page-trials/harm-text';
import { noCounts, trialResult } from '@forecourt/lib/operations/page-trials/result';
import type { TrialsAnswer } from '@forecourt/lib/operations/page-trials/trials-answer';
import { verdictText } from '@forecourt/lib/operations/page-trials/verdict-text';
import { ENDING_LABELS, GOAL_LABELS } from '@forecourt/lib/sites/page-trial/labels';
import type { Arm, TrialEnding } from '@forecourt/lib/sites/page-trial/trial';
import { Badge, Box, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { type SanityClient, useClient } from 'sanity';
import { IntentLink } from 'sanity/router';
import type { BackOffice } from '../back-office/backOffice.ts';
import { ColumnHeads } from '../back-office/ColumnHeads.tsx';
import { Notice, ProblemBar, ProblemNotice, Waiting } from '../back-office/Notice.tsx';
import { SiteSelect } from '../back-office/SiteSelect.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { API_VERSION } from '../document/site.ts';
import { useRun } from '../media/useRun.ts';
import { endTrial, type ListedTrial, TRIALS_QUERY } from '../trials/endTrial.ts';
import { liftText, rateText } from '../trials/trialTexts.ts';
import { type Period, sitesOf } from './period.ts';
import styles from './Results.module.css';
import { useAnswer } from './useAnswer.ts';

type Counted = TrialsAnswer['trials'][number];

/** The trials of sites: visitors, outcomes and the result so far, and the button that keeps a version. */
export function TrialsReport({
  office,
  sites,
  period,
  onPeriod,
}: {
  office: BackOffice;
  sites: readonly SiteAnswer[];
  period: Period;
  onPeriod: (period: Period) => void;
}) {
  const client = useClient({ apiVersion: API_VERSION });
  const wanted = sitesOf(period);
  const visible = wanted.length > 0 ? wanted : sites.map(({ slug }) => slug);
  const { answer, problem, isLoading, refresh } = useAnswer(JSON.stringify(visible), async (signal) => {
    const [{ trials: counted }, trials] = await Promise.all([
      office.trials({ sites: wanted }, signal),
      client
        .withConfig({ perspective: 'published' })
        .fetch<ListedTrial[]>(TRIALS_QUERY, { sites: visible }, { tag: 'results.trials', signal }),
    ]);
    return { counted, trials };
  });
  return (
    <Stack gap={5} aria-busy={isLoading}>
      {sites.length > 1 && (
        <Box className={styles.site}>
          <SiteSelect
            sites={sites}
            value={period.site}
            onChange={(slug) => onPeriod({ ...period, site: slug })}
          />
        </Box>
      )}
      {problem && answer && <ProblemBar problem={problem} retry={refresh} />}
      {problem && !answer && <ProblemNotice problem={problem} retry={refresh} />}
      {!problem && !answer && <Waiting>Loading trials</Waiting>}
      {answer && answer.trials.length === 0 && (
        <Notice title="No trials yet">
          Create one under Content, Pages, Trials. It runs on sites with the feature ‘Trials’.
        </Notice>
      )}
      {answer?.trials.map((trial) => (
        <TrialCard
          key={trial._id}
          client={client}
          trial={trial}
          counted={answer.counted.find(({ id }) => id === trial._id) ?? null}
          onChange={refresh}
        />
      ))}
      {answer && answer.trials.length > 0 && (
        <Text size={1} muted>
          Each visitor counts once in each figure, from the first page they see with the trial. Results are
          right at any time with 95% certainty (sequential test, Lindon and Malek 2022). Only visitors who
          consent, where the site asks, take part.
        </Text>
      )}
    </Stack>
  );
}

const KEEP_TEXTS: Readonly<Record<Arm, { button: string; question: string }>> = {
  variant: {
    button: 'Keep the change',
    question: 'The change is published for everyone, and the trial ends.',
  },
  control: {
    button: 'Keep the page as it is',
    question: 'Everyone sees the page as it is published, and the trial ends.',
  },
};

function TrialCard({
  client,
  trial,
  counted,
  onChange,
}: {
  client: SanityClient;
  trial: ListedTrial;
  counted: Counted | null;
  onChange: () => void;
}) {
  const [keep, setKeep] = useState<Arm | null>(null);
  const { isBusy, run } = useRun(onChange, 'The trial was not ended');
  const counts = counted?.counts ?? noCounts();
  const result = trialResult(counts, trial.goal);
  const harm = harmText(result.harmed);
  const isRunning = trial.state === 'running';
  const isSound = result.isEven && result.harmed.length === 0;
  const name = trial.name ?? 'Untitled';
  const id = `trial-${trial._id.replace(/\W/g, '-')}`;
  async function end(arm: Arm) {
    const isDone = await run(async () => {
      await endTrial(client, trial, arm);
      return arm === 'variant' ? `‘${name}’ ended, and its change is published` : `‘${name}’ ended`;
    });
    if (isDone) setKeep(null);
  }
  return (
    <Card as="section" aria-labelledby={id} border radius={3} padding={4}>
      <Stack gap={4}>
        <Flex gap={3} align="center" justify="space-between" wrap="wrap">
          <Heading as="h2" size={1} id={id}>
            <IntentLink intent="edit" params={{ id: trial._id, type: 'pageTrial' }}>
              {name}
            </IntentLink>
          </Heading>
          <Badge tone={isRunning ? 'positive' : 'default'}>
            {isRunning ? 'Running' : (ENDING_LABELS[trial.ending as TrialEnding] ?? 'Ended')}
          </Badge>
        </Flex>
        <Text size={1} muted>
          {[
            trial.site.name,
            trial.page?.path,
            GOAL_LABELS[trial.goal],
            counted && `since ${dayText(counted.firstDay)}`,
            isRunning && trial.endsOn && `until ${dayText(trial.endsOn)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {trial.hypothesis && <Text size={1}>{trial.hypothesis}</Text>}
        {harm && (
          <Card tone="critical" border radius={2} padding={3}>
            <Text size={1} weight="medium">
              {harm}
            </Text>
          </Card>
        )}
        <Figures trial={trial} counts={counts} result={result} />
        <Text size={1} weight="medium">
          {counted ? verdictText(result) : 'No visitors yet.'}
        </Text>
        {isRunning && (
          <Flex gap={2} wrap="wrap">
            {(['variant', 'control'] as const).map((arm) => (
              <Button
                key={arm}
                mode={result.verdict === arm ? 'default' : 'ghost'}
                fontSize={1}
                text={KEEP_TEXTS[arm].button}
                disabled={isBusy}
                // The winner needs one press. A version that has not won needs a second one.
                onClick={() => (arm === result.verdict && isSound ? void end(arm) : setKeep(arm))}
              />
            ))}
          </Flex>
        )}
      </Stack>
      {keep && (
        <Dialog id={`${id}-dialog`} header={KEEP_TEXTS[keep].button} width={1} onClose={() => setKeep(null)}>
          <Stack gap={4} padding={4}>
            <Text size={1}>{KEEP_TEXTS[keep].question}</Text>
            {keep !== result.verdict && (
              <Text size={1}>
                The trial has not shown that this version is better. A trial that has ended can’t run again.
              </Text>
            )}
            <Flex gap={2} justify="flex-end">
              <Button mode="ghost" fontSize={1} text="Cancel" onClick={() => setKeep(null)} />
              <Button
                fontSize={1}
                text={KEEP_TEXTS[keep].button}
                disabled={isBusy}
                loading={isBusy}
                onClick={() => void end(keep)}
              />
            </Flex>
          </Stack>
        </Dialog>
      )}
    </Card>
  );
}

const ARM_NAMES: Readonly<Record<Arm, string>> = { control: 'As published', variant: 'With the change' };

function Figures({
  trial: { name, goal },
  counts,
  result: { rates, lift },
}: {
  trial: ListedTrial;
  counts: Counted['counts'];
  result: ReturnType<typeof trialResult>;
}) {
  const caption = `Figures of ${name ?? 'the trial'}`;
  return (
    // Focusable, so that it can be scrolled with the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.wide} aria-label={caption} tabIndex={0}>
      <table className={styles.speed}>
        <caption className={styles.hidden}>{caption}</caption>
        <ColumnHeads
          titles={['Version', 'Visitors', GOAL_LABELS[goal], 'Rate', 'Script errors', 'Slow loads']}
        />
        <tbody>
          {(['control', 'variant'] as const).map((arm) => (
            <tr key={arm}>
              <th scope="row">
                <Text size={1} weight="medium">
                  {ARM_NAMES[arm]}
                </Text>
              </th>
              {[
                countText(counts[arm].exposure),
                countText(counts[arm][goal]),
                rateText(rates[arm]),
                countText(counts[arm].error),
                countText(counts[arm].slow),
              ].map((text, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed
                <td key={index}>
                  <Text size={1}>{text}</Text>
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">
              <Text size={1} weight="medium">
                Difference in rate
              </Text>
            </th>
            <td colSpan={5}>
              <Text size={1}>{liftText(lift)}</Text>
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

const countText = (count: number): string => count.toLocaleString('en-AU');

const dayText = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
