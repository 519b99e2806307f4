import {
  type AnswerFigures,
  type AnswerReport,
  FEW_ANSWERS,
  onTimeShare,
  REPORT_GROUPS,
  type ReportGroup,
  type ReportRow,
} from '@forecourt/lib/leads/clock/report';
import { GROUP_LABELS, rowName } from '@forecourt/lib/leads/clock/report-csv';
import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import type { ReportRequest } from '@forecourt/lib/operations/back-office/team-contract';
import { Box, Flex, Heading, Select, Stack, Text, TextInput } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { lastDays, rangeProblem } from '../activity/range.ts';
import type { BackOffice, BackOfficeProblem } from '../back-office/backOffice.ts';
import { ColumnHeads } from '../back-office/ColumnHeads.tsx';
import { Notice, Problem, ProblemNotice, Waiting } from '../back-office/Notice.tsx';
import { SiteSelect } from '../back-office/SiteSelect.tsx';
import { problemOf } from '../back-office/useSession.ts';
import { durationText } from '../leads/texts.ts';
import { ExportButton } from '../reservations/list/ExportButton.tsx';
import styles from './Team.module.css';

const START_DAYS = 30;

/** How fast leads of a period were answered. */
export function AnswerTimes({ office, sites }: { office: BackOffice; sites: readonly SiteAnswer[] }) {
  const [request, setRequest] = useState<ReportRequest>(() => ({
    sites: [],
    ...lastDays(START_DAYS, sites[0]?.timeZone ?? 'UTC', new Date()),
  }));
  const [by, setBy] = useState<ReportGroup>(sites.length > 1 ? 'site' : 'person');
  const [report, setReport] = useState<AnswerReport | null>(null);
  const [problem, setProblem] = useState<BackOfficeProblem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const wrong = rangeProblem(request);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (wrong) return;
    const controller = new AbortController();
    setReport(null);
    setProblem(null);
    office.answerReport(request, controller.signal).then(setReport, (error: unknown) => {
      if (!controller.signal.aborted) setProblem(problemOf(error));
    });
    return () => controller.abort();
  }, [office, request, wrong, attempt]);

  return (
    <Stack gap={5} paddingTop={3}>
      <Flex gap={3} wrap="wrap" align="center">
        {(['from', 'to'] as const).map((end) => (
          <Box key={end} className={styles.date}>
            <TextInput
              type="date"
              fontSize={1}
              aria-label={end === 'from' ? 'First day' : 'Last day'}
              value={request[end]}
              onChange={(event) => setRequest({ ...request, [end]: event.currentTarget.value })}
            />
          </Box>
        ))}
        {sites.length > 1 && (
          <Box className={styles.site}>
            <SiteSelect
              sites={sites}
              value={request.sites[0] ?? ''}
              onChange={(slug) => setRequest({ ...request, sites: slug ? [slug] : [] })}
            />
          </Box>
        )}
        <Box className={styles.site}>
          <Select
            fontSize={1}
            aria-label="Compare by"
            value={by}
            onChange={(event) => setBy(event.currentTarget.value as ReportGroup)}
          >
            {REPORT_GROUPS.map((group) => (
              <option key={group} value={group}>
                By {GROUP_LABELS[group].toLowerCase()}
              </option>
            ))}
          </Select>
        </Box>
        <ExportButton
          name="response-times"
          load={() => office.exportAnswerReport(request)}
          disabled={wrong !== null || !report || report.total.leads === 0}
        />
      </Flex>
      {wrong && <Problem>{wrong}</Problem>}
      {problem && <ProblemNotice problem={problem} retry={() => setAttempt((count) => count + 1)} />}
      {!wrong && !problem && !report && <Waiting>Loading response times</Waiting>}
      {report?.total.leads === 0 && (
        <Notice title="No leads in this period">Choose other dates, or another site.</Notice>
      )}
      {report && report.total.leads > 0 && (
        <>
          <Figures
            caption={`Response times by ${GROUP_LABELS[by].toLowerCase()}`}
            head={GROUP_LABELS[by]}
            total={report.total}
            rows={report.rows.filter(({ group }) => group === by)}
          />
          <Text size={1} muted>
            Times are from arrival to the first answer, including nights and weekends. On time counts opening
            hours only. Not answered means without an answer now.
          </Text>
        </>
      )}
    </Stack>
  );
}

const HEADS = ['Leads', 'Answered', 'Median', '9 of 10 within', 'On time', 'Not answered'];

function Figures({
  caption,
  head,
  total,
  rows,
}: {
  caption: string;
  head: string;
  total: AnswerFigures;
  rows: readonly ReportRow[];
}) {
  return (
    <Stack gap={4}>
      <Heading as="h2" size={1}>
        {caption}
      </Heading>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: focusable, so that it can be scrolled with the keyboard */}
      <section className={styles.wide} aria-label={caption} tabIndex={0}>
        <table className={styles.table} aria-label={caption}>
          <ColumnHeads titles={[head, ...HEADS]} />
          <tbody>
            {rows.map((row) => (
              <Line key={`${row.site}/${row.key}`} name={rowName(row)} figures={row} />
            ))}
            <Line name="All" figures={total} isTotal />
          </tbody>
        </table>
      </section>
    </Stack>
  );
}

function Line({
  name,
  figures,
  isTotal = false,
}: {
  name: string;
  figures: AnswerFigures;
  isTotal?: boolean;
}) {
  const { leads, answered, medianMinutes, p90Minutes, due, onTime } = figures;
  const share = onTimeShare(figures);
  // A median of a few answers is chance.
  const isEnough = answered >= FEW_ANSWERS;
  const duration = (minutes: number | null) => (minutes === null ? '–' : durationText(minutes));
  const cells = [
    leads,
    `${answered} of ${leads}`,
    isEnough ? duration(medianMinutes) : answered === 0 ? '–' : 'Too few',
    isEnough ? duration(p90Minutes) : answered === 0 ? '–' : 'Too few',
    share === null ? '–' : due < FEW_ANSWERS ? `${onTime} of ${due}` : `${share}% (${onTime} of ${due})`,
    leads - answered,
  ];
  return (
    <tr>
      <th scope="row">
        <Text size={1} weight={isTotal ? 'semibold' : 'regular'}>
          {name}
        </Text>
      </th>
      {cells.map((cell, index) => (
        <td key={HEADS[index]}>
          <Text size={1} weight={isTotal ? 'semibold' : 'regular'}>
            {cell}
          </Text>
        </td>
      ))}
    </tr>
  );
}
