import { STATUS_LABELS } from '@forecourt/lib/leads/status';
import type { TimelineEntry } from '@forecourt/lib/leads/thread/answers';
import { formatMoney } from '@forecourt/lib/platform/text/format';
import type { ReactNode } from 'react';
import { momentText, timeText, zoneText } from '../../back-office/moments.ts';
import { RESERVATIONS_TOOL } from '../../back-office/toolName.ts';
import { ToolLink } from '../../tools/ToolLink.tsx';
import styles from '../Inbox.module.css';
import { StaffName } from '../owner/StaffName.tsx';
import { deliveryName } from '../texts.ts';

type Small = Exclude<TimelineEntry, { kind: 'lead' | 'message' | 'note' }>;

const BOOKINGS = { drive: 'Test drive', service: 'Service' } as const;
const BOOKING_CHANGES: Readonly<Record<Extract<Small, { kind: 'drive' | 'service' }>['change'], string>> = {
  booked: 'booked for',
  moved: 'moved to',
  cancelled: 'cancelled, was',
};

/** An event in one line. */
export function SmallEntry({ entry, timeZone, userId }: { entry: Small; timeZone: string; userId: string }) {
  return (
    <p className={styles.event}>
      <span>{textOf(entry, timeZone, (id) => (id === userId ? 'you' : <StaffName id={id} />))}</span>{' '}
      <span className={styles.quiet}>{timeText(entry.at, timeZone)}</span>
    </p>
  );
}

function textOf(entry: Small, timeZone: string, person: (id: string) => ReactNode): ReactNode {
  const by = (id: string | null) => id && <> by {person(id)}</>;
  switch (entry.kind) {
    case 'step':
      return <>Added by the shopper: {entry.changes.join('; ')}</>;
    case 'task':
      return (
        <>
          Task added{by(entry.authorId)}: {entry.text}, due {momentText(entry.dueAt, timeZone)}
        </>
      );
    case 'taskDone':
      return (
        <>
          Task done{by(entry.authorId)}: {entry.text}
        </>
      );
    case 'status':
      return (
        <>
          Status set to {STATUS_LABELS[entry.status].staff}
          {by(entry.authorId)}
        </>
      );
    case 'drive':
    case 'service':
      return [
        `${BOOKINGS[entry.kind]} ${BOOKING_CHANGES[entry.change]} ${momentText(entry.startsAt, entry.timeZone)} ${zoneText(entry.startsAt, entry.timeZone)}`,
        entry.place,
        entry.by && `by ${entry.by === 'staff' ? 'staff' : 'the shopper'}`,
      ]
        .filter(Boolean)
        .join(', ');
    case 'call':
      return (
        <>
          {entry.text}
          {by(entry.authorId)}
        </>
      );
    case 'reservation':
      return (
        <>
          Reserved {entry.vehicle}{' '}
          <ToolLink tool={`${RESERVATIONS_TOOL}/${entry.reference}`}>{entry.reference}</ToolLink>
        </>
      );
    case 'valuation':
      return `Trade-in valued: ${[entry.vehicle, entry.rego].filter(Boolean).join(', ')}${amountsOf(entry)}${
        entry.inspected === null ? '' : `. Offer after inspection: ${formatMoney(entry.inspected)}`
      }`;
    case 'saved':
      return `Saved ${entry.vehicle}, stock ${entry.stocknum}`;
    case 'viewed':
      return `Viewed ${entry.paths.length === 1 ? '1 vehicle' : `${entry.paths.length} vehicles`} before: ${entry.paths.join(', ')}`;
    case 'consent':
      return `${entry.isGiven ? 'Consent given' : 'Consent withdrawn'}: “${entry.words}” (${entry.source})`;
    case 'delivery':
      return entry.state === 'sent'
        ? `${deliveryName(entry.to)}: sent`
        : `${deliveryName(entry.to)}: failed${entry.problem ? `, ${entry.problem}` : ''}`;
  }
}

const amountsOf = ({ low, high }: { low: number | null; high: number | null }): string =>
  low === null || high === null ? '' : `, ${formatMoney(low)} to ${formatMoney(high)}`;
