import type {
  SettingChange,
  SettingScheduleAnswer,
} from '@forecourt/lib/operations/back-office/setting-schedules-contract';
import { Badge, Button, Flex, Stack, Text } from '@sanity/ui';
import { useId, useState } from 'react';
import { momentText } from '../back-office/moments.ts';
import { Person } from '../back-office/Person.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { timeZoneName } from '../time/timeZones.ts';
import styles from './FeaturesMatrix.module.css';
import type { SiteColumn } from './siteColumn.ts';
import { titleOf, wordsOf } from './values.ts';
import { zoneOf } from './zone.ts';

/** Changes listed per schedule; the rest are counted. */
const LISTED = 5;
const STATES = {
  waiting: ['Scheduled', 'default'],
  applied: ['Done', 'positive'],
  failed: ['Not done', 'critical'],
  cancelled: ['Cancelled', 'default'],
} as const;

/** Scheduled changes and what became of earlier ones. Waiting ones can be cancelled. */
export function ScheduledDialog({
  schedules,
  sites,
  onCancel,
  onClose,
}: {
  schedules: readonly SettingScheduleAnswer[];
  sites: readonly SiteColumn[];
  onCancel: (id: string) => Promise<boolean>;
  onClose: () => void;
}) {
  const [cancelling, setCancelling] = useState<string | null>(null);
  return (
    <Dialog id={useId()} header="Scheduled changes" width={1} onClose={onClose} onClickOutside={onClose}>
      <Stack padding={4}>
        {schedules.length === 0 ? (
          <Text size={1} muted>
            Nothing is scheduled. Open a feature or setting and choose a time.
          </Text>
        ) : (
          <ul className={styles.schedules}>
            {schedules.map((schedule) => (
              <li key={schedule.id} className={styles.schedule}>
                <Schedule schedule={schedule} sites={sites} />
                {schedule.state === 'waiting' && (
                  <Button
                    mode="ghost"
                    fontSize={1}
                    padding={2}
                    text="Cancel change"
                    disabled={cancelling === schedule.id}
                    onClick={() => {
                      setCancelling(schedule.id);
                      void onCancel(schedule.id).then(() => setCancelling(null));
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  );
}

function Schedule({
  schedule: { changes, at, by, state, cancelledBy, problem, endedAt },
  sites,
}: {
  schedule: SettingScheduleAnswer;
  sites: readonly SiteColumn[];
}) {
  const zone = zoneOf(sites.find(({ id }) => id === changes[0]?.site));
  const [label, tone] = STATES[state];
  const lines = linesOf(changes, sites);
  const more = lines.length - LISTED;
  return (
    <Stack gap={3} flex={1}>
      <Flex gap={3} align="center" wrap="wrap">
        <Text size={1} weight="semibold">
          {momentText(at, zone)}, {timeZoneName(zone)}
        </Text>
        <Badge tone={tone} fontSize={0}>
          {label}
        </Badge>
      </Flex>
      {lines.slice(0, LISTED).map((line) => (
        <Text size={1} key={line}>
          {line}
        </Text>
      ))}
      {more > 0 && (
        <Text size={1} muted>
          and {more} more
        </Text>
      )}
      {problem && <Text size={1}>{problem}</Text>}
      <Text size={1} muted>
        Scheduled by <Person id={by} />
        {state === 'cancelled' && cancelledBy && (
          <>
            , cancelled by <Person id={cancelledBy} />
          </>
        )}
        {endedAt && `, ${momentText(endedAt, zone)}`}
      </Text>
    </Stack>
  );
}

/** Describes changes with the same value in one line: `Compare: On at 3 sites`. */
function linesOf(changes: readonly SettingChange[], sites: readonly SiteColumn[]): string[] {
  const groups = Map.groupBy(changes, ({ name, value }) => `${titleOf(name)}: ${wordsOf(name, value)}`);
  return [...groups].map(([text, own]) => {
    const [first] = own;
    const place =
      own.length === 1
        ? (sites.find(({ id }) => id === first?.site)?.name ?? 'a deleted site')
        : `${own.length} sites`;
    return `${text} at ${place}`;
  });
}
