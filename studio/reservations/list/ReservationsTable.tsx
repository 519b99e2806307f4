import type { ListedReservation, SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { formatCents } from '@forecourt/lib/payments/reservation/money';
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline';
import { Stack, Text } from '@sanity/ui';
import { StateLink } from 'sanity/router';
import { dayText, timeText, zoneText } from '../../back-office/moments.ts';
import { useNow } from '../../back-office/useNow.ts';
import styles from '../Reservations.module.css';
import { StatusBadge } from '../StatusBadge.tsx';
import { statusDetail } from '../texts.ts';

const TICK_MS = 15_000;

/** Table of reservations. Clicking anywhere in a row opens its reservation. */
export function ReservationsTable({
  reservations,
  sites,
  skew,
  open,
}: {
  reservations: readonly ListedReservation[];
  sites: readonly SiteAnswer[];
  skew: number;
  open: string | undefined;
}) {
  const now = useNow(skew, TICK_MS);
  const zones = new Set(reservations.map(({ timeZone }) => timeZone));
  return (
    <table className={styles.table}>
      <caption className={styles.hidden}>Reservations, newest first</caption>
      <thead>
        <tr>
          <Head>Car</Head>
          <Head>Shopper</Head>
          <Head className={styles.money}>Fee</Head>
          <Head className={styles.state}>Status</Head>
          <Head className={styles.since}>Reserved</Head>
        </tr>
      </thead>
      <tbody>
        {reservations.map((reservation) => (
          <Row
            key={reservation.reference}
            reservation={reservation}
            site={sites.find(({ slug }) => slug === reservation.site)}
            now={now}
            open={open === reservation.reference}
            showZone={zones.size > 1}
          />
        ))}
      </tbody>
    </table>
  );
}

function Head({ children, className }: { children: string; className?: string | undefined }) {
  return (
    <th scope="col" className={className}>
      <Text size={1} muted weight="medium">
        {children}
      </Text>
    </th>
  );
}

function Row({
  reservation,
  site,
  now,
  open,
  showZone,
}: {
  reservation: ListedReservation;
  site: SiteAnswer | undefined;
  now: number;
  open: boolean;
  /** True if the locations are in different time zones. */
  showZone: boolean;
}) {
  const {
    reference,
    car: vehicle,
    name,
    status,
    feeCents,
    createdAt,
    problem,
    timeZone,
    assistant,
  } = reservation;
  const under = statusDetail(reservation, now);
  const time = timeText(createdAt, timeZone);
  return (
    <tr className={styles.row} data-open={open ? '' : undefined}>
      <td>
        <Two second={`${reference} · Stock ${vehicle.stocknum}`}>
          <StateLink
            state={{ reference }}
            className={styles.link}
            aria-current={open ? 'true' : undefined}
            aria-label={`${vehicle.title}, ${reference}`}
          >
            {vehicle.title}
          </StateLink>
        </Two>
      </td>
      <td>
        <Two
          second={[site?.name ?? reservation.site, assistant && `by ${assistant}`]
            .filter(Boolean)
            .join(' · ')}
        >
          {name}
        </Two>
      </td>
      <td className={styles.money}>
        <Text size={1}>{formatCents(feeCents)}</Text>
      </td>
      <td className={styles.state}>
        <Stack gap={3}>
          <span className={styles.badges}>
            <StatusBadge status={status} />
            {problem && (
              <Text size={1} className={styles.warning}>
                <WarningOutlineIcon role="img" aria-label="Needs attention" />
              </Text>
            )}
          </span>
          {under && (
            <Text size={1} muted>
              {under}
            </Text>
          )}
        </Stack>
      </td>
      <td className={styles.since}>
        <Two second={showZone ? `${time} ${zoneText(createdAt, timeZone)}` : time}>
          {dayText(createdAt, timeZone)}
        </Two>
      </td>
    </tr>
  );
}

function Two({ children, second }: { children: React.ReactNode; second: string }) {
  return (
    <Stack gap={3}>
      <Text size={1} weight="medium" textOverflow="ellipsis">
        {children}
      </Text>
      <Text size={1} muted textOverflow="ellipsis">
        {second}
      </Text>
    </Stack>
  );
}
