import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { Flex, Heading, Stack, Tab, TabList, TabPanel, Text } from '@sanity/ui';
import { useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { OfficeTool } from '../back-office/OfficeTool.tsx';
import { AnswerTimes } from './AnswerTimes.tsx';
import { SiteTeam } from './SiteTeam.tsx';
import styles from './Team.module.css';

export function TeamTool() {
  return (
    <OfficeTool
      name="team-tool"
      className={styles.tool}
      words={{ noRights: 'You don’t have permission to see teams', waiting: 'Loading the team' }}
    >
      {(office, { sites }) => <Tabs office={office} sites={sites} />}
    </OfficeTool>
  );
}

const TABS = [
  ['times', 'Response times'],
  ['people', 'People and rules'],
] as const;

function Tabs({ office, sites }: { office: BackOffice; sites: readonly SiteAnswer[] }) {
  const [shown, setShown] = useState<(typeof TABS)[number][0]>('times');
  return (
    <section className={styles.scroll} aria-label="Team">
      <Stack gap={5} paddingX={4} paddingY={5} className={styles.page}>
        <Stack gap={4}>
          <Heading as="h1" size={2}>
            Team
          </Heading>
          <Text size={1} muted>
            Who answers leads, and how fast.
          </Text>
        </Stack>
        <Flex>
          <TabList gap={2}>
            {TABS.map(([name, title]) => (
              <Tab
                key={name}
                id={`team-tab-${name}`}
                aria-controls={`team-panel-${name}`}
                label={title}
                selected={shown === name}
                onClick={() => setShown(name)}
              />
            ))}
          </TabList>
        </Flex>
        {TABS.map(([name]) => (
          <TabPanel
            key={name}
            id={`team-panel-${name}`}
            aria-labelledby={`team-tab-${name}`}
            hidden={shown !== name}
          >
            {shown === name &&
              (name === 'times' ? (
                <AnswerTimes office={office} sites={sites} />
              ) : (
                <SiteTeam office={office} sites={sites} />
              ))}
          </TabPanel>
        ))}
      </Stack>
    </section>
  );
}
