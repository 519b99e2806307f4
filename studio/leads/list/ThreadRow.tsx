import { STATUS_LABELS } from '@forecourt/lib/leads/status';
import type { ListedThreadInZone } from '@forecourt/lib/leads/thread/answers';
import { readablePhone } from '@forecourt/lib/platform/text/phone';
import { StateLink } from 'sanity/router';
import { type InboxFilter, paramsOf } from '../filter.ts';
import styles from '../Inbox.module.css';
import { StaffName } from '../owner/StaffName.tsx';
import { listTime, waitText } from '../times.ts';

/** A row of the list, which is a link to its thread. */
export function ThreadRow({
  thread,
  filter,
  siteName,
  isOpen,
  now,
}: {
  thread: ListedThreadInZone;
  filter: InboxFilter;
  /** Empty if there is only one site. */
  siteName: string;
  isOpen: boolean;
  now: number;
}) {
  const { id, name, phone, email, about, preview, isPreviewOurs, status, timeZone } = thread;
  const isLate = thread.dueAt !== null && thread.waitingSince !== null && Date.parse(thread.dueAt) < now;
  return (
    <li>
      <StateLink
        state={{ thread: id, _searchParams: paramsOf(filter) }}
        className={styles.row}
        data-thread={id}
        data-unread={thread.isUnread ? '' : undefined}
        aria-current={isOpen ? 'true' : undefined}
      >
        <span className={styles.rowHead}>
          <span className={styles.who}>{name || readablePhone(phone) || email}</span>
          {thread.isUnread && <span className={styles.hidden}>, unread</span>}
          <time className={styles.when} dateTime={thread.activeAt}>
            {listTime(thread.activeAt, timeZone, now)}
          </time>
        </span>
        <span className={styles.about}>{about}</span>
        {preview && (
          <span className={styles.preview}>
            {isPreviewOurs && 'You: '}
            {preview}
          </span>
        )}
        <span className={styles.marks}>
          <span className={styles.status} data-status={status}>
            {STATUS_LABELS[status].staff}
          </span>
          {isLate && <span className={styles.late}>Late</span>}
          {!isLate && thread.waitingSince && (
            <span className={styles.mark}>Waiting {waitText(thread.waitingSince, now)}</span>
          )}
          {thread.isStuck && <span className={styles.late}>Not delivered</span>}
          {thread.openTasks > 0 && (
            <span className={styles.mark}>
              {thread.openTasks === 1 ? '1 task' : `${thread.openTasks} tasks`}
            </span>
          )}
          {thread.leads > 1 && <span className={styles.mark}>{thread.leads} leads</span>}
          {thread.ownerId && (
            <span className={styles.mark}>
              <span className={styles.hidden}>Owner: </span>
              <StaffName id={thread.ownerId} />
            </span>
          )}
          <span className={styles.place}>{thread.place || siteName}</span>
        </span>
      </StateLink>
    </li>
  );
}
