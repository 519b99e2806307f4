import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import {
  BREAKDOWN_LABELS,
  BREAKDOWNS,
  type Breakdown,
  type Filter,
  type ResultsRequest,
  type ResultsRow,
  SMALL_NUMBER,
  STAGES,
  type Stage,
} from '@forecourt/lib/operations/results/selection';
import { CloseIcon } from '@sanity/icons/Close';
import { Box, Button, Flex, Select, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { rangeProblem } from '../activity/range.ts';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Notice, ProblemBar, ProblemNotice, Waiting } from '../back-office/Notice.tsx';
import { ExportButton } from '../reservations/list/ExportButton.tsx';
import { Breakdowns } from './Breakdowns.tsx';
import { Funnel } from './Funnel.tsx';
import { PeriodFields } from './PeriodFields.tsx';
import { type Period, sitesOf } from './period.ts';
import styles from './Results.module.css';
import { RowsDialog } from './RowsDialog.tsx';
import { SaleDialog } from './SaleDialog.tsx';
import { rowsRequestOf, type Shown } from './shown.ts';
import { useAnswer } from './useAnswer.ts';

/** Figures from a visit to a sale as a funnel, by one dimension, with what each is made of. */
export function ResultsReport({
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
  const [by, setBy] = useState<Breakdown>('source');
  const [filter, setFilter] = useState<(Filter & { label: string }) | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [isSelling, setIsSelling] = useState(false);
  const wrong = rangeProblem(period);
  const shownBy = filter && by !== 'site' ? 'day' : by;
  const request: ResultsRequest = {
    sites: sitesOf(period),
    from: period.from,
    to: period.to,
    filter: filter && { dimension: filter.dimension, value: filter.value, within: filter.within },
    by: shownBy,
  };
  const { answer, problem, isLoading, refresh } = useAnswer(
    wrong ? null : JSON.stringify(request),
    (signal) => office.results(request, signal),
  );
  const isLost = problem && (!answer || problem.code === 'not_signed_in' || problem.code === 'no_rights');
  const isEmpty =
    answer !== null && STAGES.every((stage) => answer.total[stage] === 0 && answer.before[stage] === 0);
  const mayAct = sites.some((site) => site.mayAct);

  const select = (row: ResultsRow) => {
    if (by === 'site') onPeriod({ ...period, site: row.value });
    else if (by === 'day') onPeriod({ ...period, from: row.value, to: row.value });
    else setFilter({ dimension: by, value: row.value, within: row.within, label: row.label });
  };
  const open = (stage: Stage, row: ResultsRow | null, label: string) =>
    setShown({ title: label, request: rowsRequestOf(request, stage, row) });

  return (
    <Stack gap={5} aria-busy={isLoading}>
      <PeriodFields period={period} sites={sites} problem={wrong} onChange={onPeriod} />
      <Flex gap={3} align="center" justify="space-between" wrap="wrap">
        <Flex gap={3} align="center" wrap="wrap">
          <Box className={styles.by}>
            <Select
              aria-label="List by"
              fontSize={1}
              value={shownBy}
              onChange={(event) => setBy(event.currentTarget.value as Breakdown)}
            >
              {BREAKDOWNS.filter((name) => !filter || name === 'day' || name === 'site').map((name) => (
                <option key={name} value={name}>
                  {`By ${BREAKDOWN_LABELS[name].toLowerCase()}`}
                </option>
              ))}
            </Select>
          </Box>
          {filter && (
            <Button
              mode="ghost"
              fontSize={1}
              iconRight={CloseIcon}
              text={`${BREAKDOWN_LABELS[filter.dimension]}: ${filter.label}`}
              aria-label={`Remove the filter ${BREAKDOWN_LABELS[filter.dimension]}: ${filter.label}`}
              onClick={() => {
                setBy(filter.dimension);
                setFilter(null);
              }}
            />
          )}
        </Flex>
        <Flex gap={3} wrap="wrap">
          {mayAct && (
            <Button mode="ghost" fontSize={1} text="Record a sale" onClick={() => setIsSelling(true)} />
          )}
          <ExportButton
            name={`results-${period.site || 'all'}`}
            load={() => office.exportResults(request)}
            disabled={wrong !== null || !answer || isEmpty}
          />
        </Flex>
      </Flex>
      {problem && !isLost && <ProblemBar problem={problem} retry={refresh} />}
      {isLost && !wrong && <ProblemNotice problem={problem} retry={refresh} />}
      {!isLost && !wrong && !answer && <Waiting>Loading results</Waiting>}
      {!isLost && !wrong && isEmpty && (
        <Notice title="No results in this period">Choose other dates, or another site.</Notice>
      )}
      {!isLost && !wrong && answer && !isEmpty && (
        <>
          <Funnel
            total={answer.total}
            before={answer.before}
            onOpen={(stage, label) => open(stage, null, label)}
          />
          <Text size={1} muted>
            {`Compared with the ${rangeText(period)} before. Percentages are shown only for ${SMALL_NUMBER} or more.${
              answer.isCounting ? ' New activity is being counted.' : ''
            }`}
          </Text>
          <Breakdowns
            by={shownBy}
            rows={answer.rows}
            rowCount={answer.rowCount}
            onSelect={select}
            onOpen={(stage, row, label) => open(stage, row, label)}
          />
        </>
      )}
      {shown && (
        <RowsDialog
          office={office}
          sites={sites}
          shown={shown}
          onChange={refresh}
          onClose={() => setShown(null)}
        />
      )}
      {isSelling && (
        <SaleDialog
          office={office}
          sites={sites.filter((site) => site.mayAct)}
          site={period.site}
          onClose={() => setIsSelling(false)}
        />
      )}
    </Stack>
  );
}

function rangeText({ from, to }: Period): string {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return days === 1 ? 'day' : `${days} days`;
}
