import type { InboxLead, InboxLeadInZone } from '@forecourt/lib/leads/inbox';
import { Badge } from '@sanity/ui';
import { useState } from 'react';
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
  const { about, drive, answers, journey, message, createdAt, timeZone, finished, isStuck, files } = lead;
  const [showsFiles, setShowsFiles] = useState(false);
  const [showsTrail, setShowsTrail] = useState(false);
  return (
    <article className={styles.bubble} aria-label={about}>
      <p className={styles.bubbleHead}>
        <strong>{about}</strong>
        <span className={styles.quiet}>
          {timeText(createdAt, timeZone)} {zoneText(createdAt, timeZone)}
        </span>
      </p>
      {drive && (
        <p className={styles.drive}>
          <strong>
            {[
              `${momentText(drive.startsAt, drive.timeZone)} ${zoneText(drive.startsAt, drive.timeZone)}`,
              drive.place,
            ]
              .filter(Boolean)
              .join(' · ')}
          </strong>{' '}
          <Badge tone={drive.status === 'booked' ? 'positive' : 'caution'}>
            {drive.status === 'booked' ? 'Booked' : 'Cancelled'}
          </Badge>
        </p>
      )}
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
            {showsFiles && <Files office={office} leadId={lead.id} files={files} />}
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
