import type { StaffMember } from '@forecourt/lib/leads/owner/team';
import { STATUS_LABELS } from '@forecourt/lib/leads/status';
import type { ThreadAnswer, ThreadVehicle } from '@forecourt/lib/leads/thread/answers';
import type { SessionAnswer } from '@forecourt/lib/operations/back-office/contract';
import { LaunchIcon } from '@sanity/icons/Launch';
import { StateLink } from 'sanity/router';
import type { BackOffice } from '../../back-office/backOffice.ts';
import { dayText } from '../../back-office/moments.ts';
import { EVERYTHING, type InboxFilter, paramsOf } from '../filter.ts';
import styles from '../Inbox.module.css';
import { Tasks } from './Tasks.tsx';

/** Beside the timeline: the vehicle, tasks, and other threads of the shopper. */
export function Side({
  office,
  answer,
  staff,
  session,
  filter,
  onChanged,
}: {
  office: BackOffice;
  answer: ThreadAnswer;
  staff: readonly StaffMember[];
  session: SessionAnswer;
  filter: InboxFilter;
  onChanged: () => void;
}) {
  const { vehicle, others, thread } = answer;
  return (
    <aside className={styles.side} aria-label="About this lead">
      {vehicle && <Vehicle vehicle={vehicle} site={thread.site} />}
      <Tasks office={office} answer={answer} staff={staff} userId={session.user.id} onChanged={onChanged} />
      {others.length > 0 && (
        <section className={styles.block} aria-label="Other leads of this shopper">
          <h3>Other leads of this shopper</h3>
          <ul>
            {others.map(({ id, about, status, activeAt }) => (
              <li key={id}>
                <StateLink state={{ thread: id, _searchParams: paramsOf(filter) }} className={styles.other}>
                  <span>{about}</span>
                  <span className={styles.quiet}>
                    {STATUS_LABELS[status].staff} · {dayText(activeAt, thread.timeZone)}
                  </span>
                </StateLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

const statusText = ({ status, isReserved }: ThreadVehicle): string => {
  if (status === 'sold') return 'Sold';
  if (isReserved) return 'Reserved';
  if (status === 'in_stock') return 'In stock';
  return status === 'coming_soon' ? 'Coming soon' : 'Not for sale';
};

function Vehicle({ vehicle, site }: { vehicle: ThreadVehicle; site: string }) {
  const { id, title, subtitle, stocknum, price, wasPrice, picture, href } = vehicle;
  return (
    <section className={`${styles.block} ${styles.vehicleBlock}`} aria-label="Vehicle">
      {picture && <img className={styles.picture} src={picture} alt="" />}
      <h3 className={styles.vehicle}>{title}</h3>
      {subtitle && <p className={styles.quiet}>{subtitle}</p>}
      <p className={styles.price}>
        {price}
        {wasPrice && ' '}
        {wasPrice && <s className={styles.quiet}>{wasPrice}</s>}
      </p>
      <p className={styles.marks}>
        <span className={styles.status} data-status={vehicle.status}>
          {statusText(vehicle)}
        </span>
        <span className={styles.mark}>Stock {stocknum}</span>
      </p>
      <p className={styles.links}>
        {href && (
          <a href={href} target="_blank" rel="noreferrer">
            View on the site <LaunchIcon aria-hidden="true" />
          </a>
        )}
        <StateLink state={{ _searchParams: paramsOf({ ...EVERYTHING, view: 'all', site, car: id }) }}>
          All leads for this vehicle
        </StateLink>
      </p>
    </section>
  );
}
