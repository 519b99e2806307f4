import type { DriveSpan, ListedDrive } from '@forecourt/lib/leads/test-drive/staff';
import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { Button, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useRef, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Notice, ProblemBar, ProblemNotice, Waiting } from '../back-office/Notice.tsx';
import { SiteSelect } from '../back-office/SiteSelect.tsx';
import { DriveCard } from './DriveCard.tsx';
import styles from './TestDrives.module.css';
import { useDrives } from './useDrives.ts';

const SPANS: readonly [DriveSpan, string][] = [
  ['coming', 'Upcoming'],
  ['past', 'Over'],
];

const dayOf = ({ startsAt, timeZone }: ListedDrive): string =>
  new Intl.DateTimeFormat('en-AU', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(startsAt));

export function DriveList({ office, sites }: { office: BackOffice; sites: readonly SiteAnswer[] }) {
  const [span, setSpan] = useState<DriveSpan>('coming');
  const [site, setSite] = useState('');
  const { shown, problem, refresh } = useDrives(office, span, site);
  const heading = useRef<HTMLDivElement>(null);
  const isLost = problem && (!shown || problem.code === 'not_signed_in' || problem.code === 'no_rights');
  const days = [...Map.groupBy(shown?.drives ?? [], dayOf)];

  return (
    <section className={styles.scroll} aria-label="Test drives">
      <Stack gap={5} padding={5} className={styles.list}>
        <Stack gap={4} ref={heading} tabIndex={-1} className={styles.head}>
          <Heading as="h1" size={2}>
            Test drives
          </Heading>
          <Text size={1} muted>
            Test drives that shoppers have booked. Times are in the location’s time zone. Shoppers are
            notified by email when you reschedule or cancel.
          </Text>
        </Stack>
        <Flex gap={2} wrap="wrap" align="center">
          {SPANS.map(([value, text]) => (
            <Button
              key={value}
              mode={value === span ? 'default' : 'ghost'}
              fontSize={1}
              text={text}
              aria-pressed={value === span}
              onClick={() => setSpan(value)}
            />
          ))}
          {sites.length > 1 && <SiteSelect sites={sites} value={site} onChange={setSite} />}
        </Flex>
        {problem && !isLost && <ProblemBar problem={problem} retry={() => void refresh()} />}
        {isLost && <ProblemNotice problem={problem} retry={() => void refresh()} />}
        {!isLost && !shown && <Waiting>Loading test drives</Waiting>}
        {!isLost && shown?.drives.length === 0 && (
          <Notice title={span === 'coming' ? 'No upcoming test drives' : 'No past test drives'}>
            Test drives appear here when shoppers book them.
          </Notice>
        )}
        {!isLost &&
          days.map(([day, drives]) => (
            <Stack key={day} gap={3}>
              <Text as="h2" size={1} weight="semibold">
                {day}
              </Text>
              <Stack as="ul" gap={3} className={styles.cards}>
                {drives.map((drive) => (
                  <DriveCard
                    key={drive.id}
                    office={office}
                    drive={drive}
                    site={sites.find(({ slug }) => slug === drive.site)}
                    mayChange={span === 'coming'}
                    onChanged={async () => {
                      await refresh();
                      heading.current?.focus();
                    }}
                  />
                ))}
              </Stack>
            </Stack>
          ))}
        {shown?.more && (
          <Text size={1} muted>
            There are more. Choose a site to narrow the list.
          </Text>
        )}
      </Stack>
    </section>
  );
}
