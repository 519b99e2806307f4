import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { PERCENTILE_ERROR } from '@forecourt/lib/operations/speed/buckets';
import { budgetOf, type FieldBudget, overBudget } from '@forecourt/lib/operations/speed/field-budgets';
import {
  DEVICE_LABELS,
  DEVICES,
  type Device,
  METRIC_FACTS,
  METRICS,
  ratingOf,
  valueText,
} from '@forecourt/lib/operations/speed/metrics';
import { pageKindLabel } from '@forecourt/lib/operations/speed/page-kind-label';
import { ENOUGH_SAMPLES, FALSE_ALARM_CHANCE, SLOWER_RATIO } from '@forecourt/lib/operations/speed/regression';
import { slowdownsOf, slowdownText } from '@forecourt/lib/operations/speed/slowdowns';
import type { SpeedAnswer, SpeedRequest, SpeedRow } from '@forecourt/lib/operations/speed/speed-answer';
import { Badge, Box, Card, Flex, Heading, Select, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { rangeProblem } from '../activity/range.ts';
import type { BackOffice } from '../back-office/backOffice.ts';
import { ColumnHeads } from '../back-office/ColumnHeads.tsx';
import { Notice, ProblemBar, ProblemNotice, Waiting } from '../back-office/Notice.tsx';
import { PeriodFields } from './PeriodFields.tsx';
import { type Period, sitesOf } from './period.ts';
import styles from './Results.module.css';
import { useAnswer } from './useAnswer.ts';

const TONES = { good: 'positive', 'needs improvement': 'caution', poor: 'critical' } as const;

/** The p75 of real visitors' page loads, by kind of page and by release. */
export function SpeedReport({
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
  const [device, setDevice] = useState<Device | null>(null);
  const wrong = rangeProblem(period);
  const request: SpeedRequest = { sites: sitesOf(period), from: period.from, to: period.to, device };
  const { answer, problem, isLoading, refresh } = useAnswer(
    wrong ? null : JSON.stringify(request),
    (signal) => office.speed(request, signal),
  );
  const isLost = problem && (!answer || problem.code === 'not_signed_in' || problem.code === 'no_rights');
  return (
    <Stack gap={5} aria-busy={isLoading}>
      <PeriodFields period={period} sites={sites} problem={wrong} onChange={onPeriod}>
        <Box className={styles.device}>
          <Select
            aria-label="Device"
            fontSize={1}
            value={device ?? ''}
            onChange={({ currentTarget }) =>
              setDevice(DEVICES.find((name) => name === currentTarget.value) ?? null)
            }
          >
            <option value="">All devices</option>
            {DEVICES.map((name) => (
              <option key={name} value={name}>
                {DEVICE_LABELS[name]}
              </option>
            ))}
          </Select>
        </Box>
      </PeriodFields>
      {problem && !isLost && <ProblemBar problem={problem} retry={refresh} />}
      {isLost && !wrong && <ProblemNotice problem={problem} retry={refresh} />}
      {!isLost && !wrong && !answer && <Waiting>Loading speed</Waiting>}
      {!isLost && !wrong && answer && answer.pages.length === 0 && (
        <Notice title="No page loads in this period">
          Choose other dates, or another site. Visitors whose browser sends Global Privacy Control are not
          measured.
        </Notice>
      )}
      {!isLost && !wrong && answer && answer.pages.length > 0 && <Figures answer={answer} sites={sites} />}
    </Stack>
  );
}

function Figures({
  answer: { total, pages, releases, slower, budgets },
  sites,
}: {
  answer: SpeedAnswer;
  sites: readonly SiteAnswer[];
}) {
  const siteName = (slug: string) => sites.find((site) => site.slug === slug)?.name ?? slug;
  return (
    <Stack gap={5}>
      {slower.length > 0 && (
        <Card tone="caution" border radius={3} padding={4}>
          <Stack gap={3}>
            <Text size={1} weight="medium">
              {`Release ${slower[0]?.release ?? ''} made pages slower than release ${slower[0]?.earlier ?? ''}`}
            </Text>
            {slowdownsOf(slower).flatMap((rows) => {
              const [row] = rows;
              if (!row) return [];
              const { pageKind, device, metric } = row;
              return (
                <Text key={`${pageKind} ${device} ${metric}`} size={1}>
                  {`${pageKindLabel(pageKind)} on ${DEVICE_LABELS[device].toLowerCase()}, ${slowdownText(rows, siteName)}`}
                </Text>
              );
            })}
          </Stack>
        </Card>
      )}
      <SpeedTable
        caption="Speed by kind of page"
        head="Page"
        rows={[
          { ...total, name: 'All pages' },
          ...pages.map((row) => {
            const budget = budgetOf(budgets, row.name);
            return { ...row, name: pageKindLabel(row.name), ...(budget && { budget }) };
          }),
        ]}
      />
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          By release
        </Heading>
        <SpeedTable
          caption="Speed by release"
          head="Release"
          rows={releases.map((row) => ({ ...row, note: `Since ${dateText(row.firstSeenAt)}` }))}
        />
      </Stack>
      <Text size={1} muted>
        {`Three of four page loads were at least this fast (p75). Ratings are Google’s: good up to ${METRICS.map((metric) => `${valueText(metric, METRIC_FACTS[metric].good)} (${metric})`).join(', ')}; poor above ${METRICS.map((metric) => `${valueText(metric, METRIC_FACTS[metric].poor)} (${metric})`).join(', ')}. Values are exact to ${Math.ceil(PERCENTILE_ERROR * 100)}%. A budget is the highest p75 that we allow a kind of page, and is compared from ${ENOUGH_SAMPLES} page loads. A release is slower if p75 is at least ${Math.round((SLOWER_RATIO - 1) * 100)}% higher on the same kind of page and device, with at least ${ENOUGH_SAMPLES} page loads each, and if fewer than ${Math.round(FALSE_ALARM_CHANCE * 100)} of 100 unchanged releases would look like that by chance.`}
      </Text>
    </Stack>
  );
}

function SpeedTable({
  caption,
  head,
  rows,
}: {
  caption: string;
  head: string;
  rows: readonly (SpeedRow & { note?: string; budget?: FieldBudget })[];
}) {
  return (
    // Focusable, so that it can be scrolled with the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.wide} aria-label={caption} tabIndex={0}>
      <table className={styles.speed}>
        <caption className={styles.hidden}>{caption}</caption>
        <ColumnHeads titles={[head, ...METRICS.map((metric) => METRIC_FACTS[metric].label)]} />
        <tbody>
          {rows.map(({ name, note, figures, budget }) => {
            const over = budget ? overBudget(budget, figures) : [];
            return (
              <tr key={name}>
                <th scope="row">
                  <Stack gap={3}>
                    <Text size={1} weight="medium" className={styles.break}>
                      {name}
                    </Text>
                    {note && (
                      <Text size={1} muted>
                        {note}
                      </Text>
                    )}
                  </Stack>
                </th>
                {METRICS.map((metric) => {
                  const figure = figures[metric];
                  if (!figure)
                    return (
                      <td key={metric}>
                        <Text size={1} muted>
                          No data
                        </Text>
                      </td>
                    );
                  const rating = ratingOf(metric, figure.p75);
                  return (
                    <td key={metric}>
                      <Stack gap={3}>
                        <Flex gap={2} align="center" justify="flex-end" wrap="wrap">
                          <Badge tone={TONES[rating]}>{rating}</Badge>
                          <Text size={1} weight="medium">
                            {valueText(metric, figure.p75)}
                          </Text>
                        </Flex>
                        <Text size={1} muted align="right">
                          {`${figure.samples.toLocaleString('en-AU')} ${figure.samples === 1 ? 'page load' : 'page loads'}`}
                        </Text>
                        {budget && (
                          <Text size={1} muted={!over.includes(metric)} align="right">
                            {`${over.includes(metric) ? 'Over the budget of' : 'Budget'} ${valueText(metric, budget[metric])}`}
                          </Text>
                        )}
                      </Stack>
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

const dateText = (at: string): string =>
  new Date(at).toLocaleDateString('en-AU', { day: 'numeric', month: 'short', year: 'numeric' });
