import type { ReleaseScheduleAnswer } from '@forecourt/lib/operations/back-office/contract';
import { Card, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { IntentLink } from 'sanity/router';
import type { BackOffice } from '../back-office/backOffice.ts';
import { useBackOffice } from '../back-office/useBackOffice.ts';
import { lastFailures } from './lastFailures.ts';
import styles from './Releases.module.css';

/** Lists releases of the user's sites that could not be published, with the reasons. */
export function FailedReleases() {
  const connection = useBackOffice();
  return 'office' in connection ? <FailedList office={connection.office} /> : null;
}

function FailedList({ office }: { office: BackOffice }) {
  const [failed, setFailed] = useState<ReleaseScheduleAnswer[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    office.releaseSchedules(controller.signal).then(
      ({ schedules }) => setFailed(lastFailures(schedules)),
      // The calendar works without them.
      () => undefined,
    );
    return () => controller.abort();
  }, [office]);
  if (failed.length === 0) return null;
  return (
    <Card tone="critical" marginTop={4} padding={4} border radius={3} role="alert">
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          Releases that were not published
        </Text>
        <ul className={styles.reasons}>
          {failed.map(({ release, title, problem }) => (
            <Text as="li" size={1} key={release}>
              <IntentLink intent="release" params={{ id: release }}>
                {title}
              </IntentLink>
              : {problem}
            </Text>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
