import type { ReleaseAnswer, ReleaseScheduleAnswer } from '@forecourt/lib/operations/back-office/contract';
import { parseLocalTime } from '@forecourt/lib/sites/local-time';
import { settingDefinitions } from '@forecourt/lib/sites/settings';
import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useId, useState } from 'react';
import { useClient, useSchema, useWorkspace } from 'sanity';
import { IntentLink } from 'sanity/router';
import { type BackOffice, BackOfficeProblem } from '../back-office/backOffice.ts';
import { momentText } from '../back-office/moments.ts';
import { Problem } from '../back-office/Notice.tsx';
import { Person } from '../back-office/Person.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { API_VERSION } from '../document/site.ts';
import { timeZoneName } from '../time/timeZones.ts';
import { brokenRules } from './brokenRules.ts';
import styles from './Releases.module.css';
import type { OfficeReleaseState } from './useOfficeRelease.ts';

/**
 * Asks what must be decided before a release is published or scheduled, and then continues.
 * @param isScheduled a release that the back office schedules is published only with all approvals
 * @param goOn gets whether documents are published without the approval they need
 */
export type AskFirst = (step: { isScheduled: boolean; goOn: (withoutApproval: boolean) => void }) => void;

/**
 * Controls to publish and schedule a release through the back office, for users whose role cannot do it in
 * Sanity. Other users see only the current schedule.
 * @param props.timeZones time zones of the sites that the release changes
 * @param props.askFirst asks about redirects and approvals where needed, and then continues
 */
export function OfficeRelease({
  office,
  releaseId,
  state: { answer, problem, busy, run },
  timeZones,
  askFirst,
}: {
  office: BackOffice;
  releaseId: string;
  state: OfficeReleaseState;
  timeZones: readonly string[];
  askFirst: AskFirst;
}) {
  const client = useClient({ apiVersion: API_VERSION });
  const workspace = useWorkspace();
  if (!answer || (!answer.byBackOffice && answer.schedule?.state !== 'waiting')) return null;
  const { byBackOffice, mayPublish, blockers, schedule } = answer;
  const timeZone = timeZones[0] ?? settingDefinitions.timeZone.fallback;
  const waiting = schedule?.state === 'waiting' ? schedule : null;
  const runValid = (step: () => Promise<unknown>) =>
    run(async () => {
      const broken = await brokenRules(client, workspace, releaseId);
      if (broken !== null) throw new BackOfficeProblem('bad_input', broken);
      await step();
    });
  return (
    <Card
      as="section"
      aria-label="Publishing"
      paddingX={4}
      paddingY={3}
      borderBottom
      className={styles.office}
    >
      <Stack gap={4}>
        {problem && <Problem>{problem}</Problem>}
        {schedule && <Ended schedule={schedule} timeZone={timeZone} />}
        {byBackOffice && blockers.length > 0 && <Blockers blockers={blockers} />}
        {waiting && (
          <Flex align="center" gap={3} wrap="wrap">
            <Text size={1}>
              {Date.parse(waiting.at) > Date.now() ? (
                <>
                  Scheduled for {momentText(waiting.at, timeZone)}, {timeZoneName(timeZone)}, by{' '}
                  <Person id={waiting.by} />.
                </>
              ) : (
                'Publishing…'
              )}
            </Text>
            <Button
              mode="ghost"
              fontSize={1}
              padding={2}
              text="Cancel schedule"
              disabled={busy}
              onClick={() => void run(() => office.cancelRelease(releaseId))}
            />
          </Flex>
        )}
        {byBackOffice && mayPublish && !waiting && (
          <Controls
            timeZone={timeZone}
            busy={busy}
            askFirst={askFirst}
            publish={(withoutApproval) => runValid(() => office.publishRelease(releaseId, withoutApproval))}
            schedule={(at) => runValid(() => office.scheduleRelease(releaseId, at))}
          />
        )}
      </Stack>
    </Card>
  );
}

/** Outcome of the last schedule. */
function Ended({ schedule, timeZone }: { schedule: ReleaseScheduleAnswer; timeZone: string }) {
  const { state, problem, at, endedAt, by, publishedAs } = schedule;
  if (state === 'failed')
    return (
      <Card tone="critical" padding={3} border radius={3} role="alert">
        <Text size={1}>
          Not published on {momentText(at, timeZone)}. {problem} Scheduled by <Person id={by} />.
        </Text>
      </Card>
    );
  if (state !== 'published' || !publishedAs) return null;
  return (
    <Card tone="positive" padding={3} border radius={3} role="status">
      <Text size={1}>
        Published on {momentText(endedAt ?? at, timeZone)} by <Person id={by} />.{' '}
        <IntentLink intent="release" params={{ id: publishedAs }}>
          Open the published release
        </IntentLink>
      </Text>
    </Card>
  );
}

function Blockers({ blockers }: Pick<ReleaseAnswer, 'blockers'>) {
  const schema = useSchema();
  return (
    <Card tone="caution" padding={3} border radius={3} role="alert">
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          You can’t publish this release, because you can’t publish these documents:
        </Text>
        <ul className={styles.reasons}>
          {blockers.map(({ id, type, title, sites }) => (
            <Text as="li" size={1} key={id}>
              {title} ({[schema.get(type)?.title ?? type, ...sites].join(', ')})
            </Text>
          ))}
        </ul>
        <Text size={1} muted>
          Remove them from the release, or ask someone who can edit all of these sites to publish it.
        </Text>
      </Stack>
    </Card>
  );
}

/** Buttons to publish now or at a time in the site's time zone. */
function Controls({
  timeZone,
  busy,
  askFirst,
  publish,
  schedule,
}: {
  timeZone: string;
  busy: boolean;
  askFirst: AskFirst;
  publish: (withoutApproval: boolean) => Promise<void>;
  schedule: (at: string) => Promise<void>;
}) {
  const id = useId();
  const [time, setTime] = useState('');
  /** Whether to publish without approval; null if the user is not asked. */
  const [asks, setAsks] = useState<boolean | null>(null);
  const at = parseLocalTime(time, timeZone);
  return (
    <Flex align="center" gap={3} wrap="wrap">
      <Button
        fontSize={1}
        padding={3}
        text="Publish now"
        disabled={busy}
        loading={busy}
        onClick={() => askFirst({ isScheduled: false, goOn: setAsks })}
      />
      <Text as="label" size={1} htmlFor={id}>
        Or at a time ({timeZoneName(timeZone)})
      </Text>
      <div>
        <TextInput
          id={id}
          type="datetime-local"
          fontSize={1}
          value={time}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
        />
      </div>
      <Button
        mode="ghost"
        fontSize={1}
        padding={3}
        text="Schedule"
        disabled={busy || !at}
        onClick={() => at && askFirst({ isScheduled: true, goOn: () => void schedule(at.toISOString()) })}
      />
      {asks !== null && (
        <Dialog
          id={`${id}-publish`}
          header="Publish this release?"
          width={0}
          onClose={() => setAsks(null)}
          footer={
            <Flex justify="flex-end" gap={2} padding={3}>
              <Button mode="bleed" fontSize={1} text="Cancel" onClick={() => setAsks(null)} />
              <Button
                fontSize={1}
                text="Publish release"
                onClick={() => {
                  setAsks(null);
                  void publish(asks);
                }}
              />
            </Flex>
          }
        >
          <Stack padding={4}>
            <Text size={1}>All of its documents go live at once.</Text>
          </Stack>
        </Dialog>
      )}
    </Flex>
  );
}
