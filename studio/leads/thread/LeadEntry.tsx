import type { InboxLead, InboxLeadInZone, LeadBooking } from '@forecourt/lib/leads/inbox';
import { Badge } from '@sanity/ui';
import { useCallback, useState } from 'react';
import type { BackOffice } from '../../back-office/backOffice.ts';
import { momentText, timeText, zoneText } from '../../back-office/moments.ts';
import { Disclosure } from '../Disclosure.tsx';
import { Files } from '../Files.tsx';
import styles from '../Inbox.module.css';
import { Trail } from '../Trail.tsx';

/** A lead: what the shopper chose and wrote, with files, journey and deliveries. */
export function LeadEntry({
  office,
  lead,
  mayAct,
}: {
  office: BackOffice;
  lead: InboxLeadInZone;
  mayAct: boolean;
}) {
  const { about, drive, service, answers, journey, message, createdAt, timeZone, finished, isStuck, files } =
    lead;
  const [showsFiles, setShowsFiles] = useState(false);
  const [showsTrail, setShowsTrail] = useState(false);
  const load = useCallback(
    (file: string, signal?: AbortSignal) => office.leadFile(lead.id, file, signal),
    [office, lead.id],
  );
  return (
    <article className={styles.bubble} aria-label={about}>
      <p className={styles.bubbleHead}>
        <strong>{about}</strong>
        <span className={styles.quiet}>
          {timeText(createdAt, timeZone)} {zoneText(createdAt, timeZone)}
        </span>
      </p>
      {drive && <Booking booking={drive} />}
      {service && <Booking booking={service} />}
      {message && <p className={styles.words}>{message}</p>}
      {(!finished || isStuck) && (
        <p className={styles.late}>
          {[isStuck && 'Not delivered to every channel', !finished && 'Incomplete']
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <div className={styles.more}>
        <Disclosure summary="Enquiry details">
          <Rows rows={answers} />
        </Disclosure>
        {files.length > 0 && (
          <Disclosure summary={`Files (${files.length})`} onOpen={() => setShowsFiles(true)}>
            {showsFiles && <Files load={load} files={files} />}
          </Disclosure>
        )}
        {journey.length > 0 && (
          <Disclosure summary="Journey">
            <Rows rows={journey} />
          </Disclosure>
        )}
        <Disclosure summary="Deliveries" onOpen={() => setShowsTrail(true)}>
          {showsTrail && (
            <div className={styles.trail}>
              <Trail office={office} leadId={lead.id} timeZone={timeZone} mayAct={mayAct} />
            </div>
          )}
        </Disclosure>
      </div>
    </article>
  );
}

/** The booked time and place, and whether the booking still stands. */
const Booking = ({ booking: { startsAt, timeZone, place, status } }: { booking: LeadBooking }) => (
  <p className={styles.drive}>
    <strong>
      {[`${momentText(startsAt, timeZone)} ${zoneText(startsAt, timeZone)}`, place]
        .filter(Boolean)
        .join(' · ')}
    </strong>{' '}
    <Badge tone={status === 'booked' ? 'positive' : 'caution'}>
      {status === 'booked' ? 'Booked' : 'Cancelled'}
    </Badge>
  </p>
);

const Rows = ({ rows }: { rows: InboxLead['answers'] }) => (
  <dl className={styles.facts}>
    {rows.map(([name, value]) => (
      <div key={`${name} ${value}`}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
