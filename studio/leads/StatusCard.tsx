import type { InboxLead, InboxLeadInZone } from '@forecourt/lib/leads/inbox';
import { isEnded, LEAD_STATUSES, type LeadStatus, STATUS_LABELS } from '@forecourt/lib/leads/status';
import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { readablePhone } from '@forecourt/lib/platform/text/phone';
import { Badge, Box, Button, Card, Flex, Select, Stack, Text } from '@sanity/ui';
import { useId, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { momentText, zoneText } from '../back-office/moments.ts';
import { Problem } from '../back-office/Notice.tsx';
import { problemOf } from '../back-office/useSession.ts';
import { Disclosure } from './Disclosure.tsx';
import { Files } from './Files.tsx';
import styles from './HeldBack.module.css';
import { Trail } from './Trail.tsx';

/**
 * A lead with its status.
 * @param props.site undefined if the caller no longer has access to it
 * @param props.onChange rejects if the status was not saved
 */
export function StatusCard({
  office,
  lead,
  site,
  onChange,
}: {
  office: BackOffice;
  lead: InboxLeadInZone;
  site: SiteAnswer | undefined;
  onChange: (status: LeadStatus) => Promise<void>;
}) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [showsFiles, setShowsFiles] = useState(false);
  const {
    name,
    phone,
    email,
    about,
    drive,
    answers,
    journey,
    message,
    createdAt,
    timeZone,
    status,
    finished,
    others,
    isStuck,
    files,
  } = lead;

  async function change(value: string) {
    const chosenStatus = LEAD_STATUSES.find((each) => each === value);
    if (!chosenStatus) return;
    setProblem(null);
    try {
      await onChange(chosenStatus);
    } catch (error) {
      setProblem(problemOf(error).message);
    }
  }

  return (
    <Card as="li" border radius={3} padding={4} aria-labelledby={`${id}-name`}>
      <Stack gap={4}>
        <Flex gap={4} justify="space-between" align="flex-start" wrap="wrap">
          <Stack gap={3} className={styles.grow}>
            <Text as="h2" size={2} weight="semibold" id={`${id}-name`} className={styles.typed}>
              {name || readablePhone(phone)}
            </Text>
            <Text size={1} className={styles.typed}>
              {[readablePhone(phone), email].filter(Boolean).join(' · ')}
            </Text>
            <Text size={1} weight="medium" className={styles.typed}>
              {about}
            </Text>
            {drive && (
              <Flex gap={3} align="center" wrap="wrap">
                <Text size={1} weight="medium" className={styles.typed}>
                  {[
                    `${momentText(drive.startsAt, drive.timeZone)} ${zoneText(drive.startsAt, drive.timeZone)}`,
                    drive.place,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
                <Badge tone={drive.status === 'booked' ? 'positive' : 'caution'}>
                  {drive.status === 'booked' ? 'Booked' : 'Cancelled'}
                </Badge>
              </Flex>
            )}
            <Text size={1} muted className={styles.typed}>
              {site?.name ?? lead.site} · {momentText(createdAt, timeZone)} {zoneText(createdAt, timeZone)}
            </Text>
            {(others > 0 || !finished || isStuck) && (
              <Text size={1} muted>
                {[
                  isStuck && 'Not delivered to every channel',
                  !finished && 'Incomplete',
                  others > 0 && `${others} more from the same person within a month`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            )}
          </Stack>
          <Box className={styles.status}>
            <Select
              aria-label={`Status of the lead from ${name || readablePhone(phone)}`}
              value={status}
              disabled={!site?.mayAct}
              fontSize={1}
              onChange={({ currentTarget }) => void change(currentTarget.value)}
            >
              {LEAD_STATUSES.map((each) => (
                <option key={each} value={each}>
                  {STATUS_LABELS[each].staff}
                </option>
              ))}
            </Select>
          </Box>
        </Flex>
        {message && (
          <div className={styles.message}>
            <Text size={1} className={styles.words}>
              {message}
            </Text>
          </div>
        )}
        <Disclosure summary="Enquiry details">
          <Rows rows={answers} />
        </Disclosure>
        {files.length > 0 && (
          <Disclosure summary={`Files (${files.length})`} onOpen={() => setShowsFiles(true)}>
            {showsFiles && <Files office={office} leadId={lead.id} files={files} />}
          </Disclosure>
        )}
        {journey.length > 0 && (
          <Disclosure summary="Journey">
            <Rows rows={journey} />
          </Disclosure>
        )}
        {problem && <Problem>{problem}</Problem>}
        <Flex gap={2} wrap="wrap">
          <Button
            mode="bleed"
            fontSize={1}
            text="Deliveries"
            aria-expanded={isOpen}
            aria-describedby={`${id}-name`}
            onClick={() => setIsOpen((was) => !was)}
          />
          {site?.mayAct && !isEnded(status) && (
            <Button
              mode="bleed"
              fontSize={1}
              text="Mark done"
              aria-describedby={`${id}-name`}
              onClick={() => void change('done')}
            />
          )}
        </Flex>
        {isOpen && (
          <Trail office={office} leadId={lead.id} timeZone={timeZone} mayAct={site?.mayAct ?? false} />
        )}
      </Stack>
    </Card>
  );
}

const Rows = ({ rows }: { rows: InboxLead['answers'] }) => (
  <dl className={styles.answers}>
    {rows.map(([name, value]) => (
      <div key={`${name} ${value}`}>
        <Text as="dt" size={1} muted>
          {name}
        </Text>
        <Text as="dd" size={1} className={styles.words}>
          {value}
        </Text>
      </div>
    ))}
  </dl>
);
