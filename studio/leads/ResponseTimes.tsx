import type { ResponseWeek } from '@forecourt/lib/leads/inbox';
import { Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { dayText } from '../back-office/moments.ts';
import { Disclosure } from './Disclosure.tsx';
import styles from './HeldBack.module.css';
import { responseText } from './texts.ts';

/** Response times by week. Renders nothing if they cannot be loaded, as the lead list shows the error. */
export function ResponseTimes({ office, site }: { office: BackOffice; site: string }) {
  const [weeks, setWeeks] = useState<ResponseWeek[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    office.responseTimes(site ? [site] : [], controller.signal).then(
      (answer) => setWeeks(answer.weeks),
      () => setWeeks([]),
    );
    return () => controller.abort();
  }, [office, site]);
  const [latest, ...before] = weeks;
  if (!latest) return null;
  return (
    <Disclosure summary={`Response time this week: ${responseText(latest)}`}>
      <Stack as="ul" gap={3} paddingTop={3} className={styles.cards} aria-label="Response times by week">
        {before.map((week) => (
          <Text as="li" size={1} muted key={week.week}>
            Week of {dayText(`${week.week}T12:00:00Z`, 'UTC')}: {responseText(week)}
          </Text>
        ))}
      </Stack>
    </Disclosure>
  );
}
