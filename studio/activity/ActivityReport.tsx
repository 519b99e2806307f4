import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import {
  type ActivityAnswer,
  type ActivityRequest,
  COUNTED,
} from '@forecourt/lib/operations/events/activity';
import { Button, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Notice, ProblemBar, ProblemNotice, Waiting } from '../back-office/Notice.tsx';
import { ExportButton } from '../reservations/list/ExportButton.tsx';
import styles from './Activity.module.css';
import { DayTable, SourceTable, VehicleTable } from './ActivityTables.tsx';
import { COUNT_LABELS } from './labels.ts';
import { Range } from './Range.tsx';
import { lastDays, rangeProblem } from './range.ts';
import { useActivity } from './useActivity.ts';

const START_DAYS = 30;

const TABLES = {
  car: { title: 'By car', Table: VehicleTable },
  day: { title: 'By day', Table: DayTable },
  source: { title: 'By source', Table: SourceTable },
} as const;
const TABLE_NAMES = ['car', 'day', 'source'] as const satisfies (keyof typeof TABLES)[];

/** Kept at module level so that the report survives switching to another tool. */
let lastRequest: ActivityRequest | null = null;

export function ActivityReport({ office, sites }: { office: BackOffice; sites: readonly SiteAnswer[] }) {
  const [request, setRequest] = useState(() => lastRequest ?? startOf(sites));
  const [by, setBy] = useState<keyof typeof TABLES>('car');
  const choose = (next: ActivityRequest) => {
    lastRequest = next;
    setRequest(next);
  };
  const wrong = rangeProblem(request);
  const { shown, problem, asking, refresh } = useActivity(office, wrong ? null : request);
  const ShownTable = TABLES[by].Table;
  const isLost = problem && (!shown || problem.code === 'not_signed_in' || problem.code === 'no_rights');
  const isEmpty = shown !== null && COUNTED.every((what) => shown.total[what] === 0);

  return (
    <section className={styles.scroll} aria-label="Activity" aria-busy={asking}>
      <Stack gap={5} paddingX={4} paddingY={5} className={styles.report}>
        <Flex align="flex-end" justify="space-between" gap={4} wrap="wrap">
          <Stack gap={4}>
            <Heading as="h1" size={2}>
              Activity
            </Heading>
            <Text size={1} muted>
              Visitor activity on your sites, counted without names or cookies.
            </Text>
          </Stack>
          <ExportButton
            name={`activity-${request.site}`}
            load={() => office.exportActivity(request)}
            disabled={wrong !== null || !shown || isEmpty}
          />
        </Flex>
        <Range request={request} sites={sites} problem={wrong} onChange={choose} />
        {problem && !isLost && <ProblemBar problem={problem} retry={refresh} />}
        {isLost && !wrong && <ProblemNotice problem={problem} retry={refresh} />}
        {!isLost && !wrong && !shown && <Waiting>Loading activity</Waiting>}
        {!isLost && !wrong && isEmpty && (
          <Notice title="No activity in this period">Choose other dates, or another site.</Notice>
        )}
        {!isLost && !wrong && shown && !isEmpty && (
          <>
            <Totals total={shown.total} />
            <fieldset className={styles.choice}>
              <legend className={styles.hidden}>Table</legend>
              {TABLE_NAMES.map((name) => (
                <Button
                  key={name}
                  mode="bleed"
                  fontSize={1}
                  padding={3}
                  text={TABLES[name].title}
                  selected={by === name}
                  aria-pressed={by === name}
                  onClick={() => setBy(name)}
                />
              ))}
            </fieldset>
            <ShownTable answer={shown} />
          </>
        )}
      </Stack>
    </section>
  );
}

function startOf([site]: readonly SiteAnswer[]): ActivityRequest {
  return { site: site?.slug ?? '', ...lastDays(START_DAYS, site?.timeZone ?? 'UTC', new Date()) };
}

function Totals({ total }: { total: ActivityAnswer['total'] }) {
  return (
    <dl className={styles.totals}>
      {COUNTED.map((what) => (
        <div key={what} className={styles.total}>
          <Text as="dt" size={1} muted>
            {COUNT_LABELS[what]}
          </Text>
          <Text as="dd" size={4} weight="semibold">
            {total[what].toLocaleString('en-AU')}
          </Text>
        </div>
      ))}
    </dl>
  );
}
