import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { Heading, Stack, Tab, TabList, TabPanel, Text } from '@sanity/ui';
import { useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { OfficeTool } from '../back-office/OfficeTool.tsx';
import { type Period, startPeriod } from './period.ts';
import styles from './Results.module.css';
import { ResultsReport } from './ResultsReport.tsx';
import { SpeedReport } from './SpeedReport.tsx';
import { TrialsReport } from './TrialsReport.tsx';

const TABS = [
  { id: 'results', title: 'Results' },
  { id: 'speed', title: 'Speed' },
  { id: 'trials', title: 'Trials' },
] as const;
type TabName = (typeof TABS)[number]['id'];

const INTROS: Readonly<Record<TabName, string>> = {
  results: 'From visit to sale, counted without names or cookies. Select a figure to see what it is made of.',
  speed: 'How fast your pages are for real visitors, measured in their browsers.',
  trials: 'Which version of a page works better. Half of its audience sees a change (A/B test).',
};

/** Kept at module level so that the period survives switching to another tool. */
let lastPeriod: Period | null = null;

export function ResultsTool() {
  return (
    <OfficeTool
      name="results-tool"
      className={styles.tool}
      words={{ noRights: 'You don’t have permission to see results', waiting: 'Loading results' }}
    >
      {(office, { sites }) => <Report office={office} sites={sites} />}
    </OfficeTool>
  );
}

function Report({ office, sites }: { office: BackOffice; sites: readonly SiteAnswer[] }) {
  const [tab, setTab] = useState<TabName>('results');
  const [period, setPeriod] = useState(() => lastPeriod ?? startPeriod(sites, new Date()));
  const choose = (next: Period) => {
    lastPeriod = next;
    setPeriod(next);
  };
  const shared = { office, sites, period, onPeriod: choose };
  return (
    <section className={styles.scroll} aria-label="Results">
      <Stack gap={5} paddingX={4} paddingY={5} className={styles.report}>
        <Stack gap={4}>
          <Heading as="h1" size={2}>
            Results
          </Heading>
          <Text size={1} muted>
            {INTROS[tab]}
          </Text>
        </Stack>
        <TabList gap={2}>
          {TABS.map(({ id, title }) => (
            <Tab
              key={id}
              id={`${id}-tab`}
              aria-controls={`${id}-panel`}
              label={title}
              selected={tab === id}
              onClick={() => setTab(id)}
            />
          ))}
        </TabList>
        <TabPanel id={`${tab}-panel`} aria-labelledby={`${tab}-tab`} className={styles.panel}>
          {tab === 'results' && <ResultsReport {...shared} />}
          {tab === 'speed' && <SpeedReport {...shared} />}
          {tab === 'trials' && <TrialsReport {...shared} />}
        </TabPanel>
      </Stack>
    </section>
  );
}
