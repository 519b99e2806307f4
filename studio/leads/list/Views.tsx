import type { ThreadCounts } from '@forecourt/lib/leads/thread/answers';
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { ClockIcon } from '@sanity/icons/Clock';
import { CommentIcon } from '@sanity/icons/Comment';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline';
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline';
import { StackCompactIcon } from '@sanity/icons/StackCompact';
import { UserIcon } from '@sanity/icons/User';
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline';
import type { ComponentType } from 'react';
import { INBOX_VIEWS, type InboxView, VIEW_TITLES } from '../filter.ts';
import styles from '../Inbox.module.css';
import { countText } from '../live/unread.ts';

const ICONS: Readonly<Record<InboxView, ComponentType>> = {
  open: EnvelopeIcon,
  unanswered: CommentIcon,
  unread: InfoOutlineIcon,
  mine: UserIcon,
  late: ClockIcon,
  stuck: ErrorOutlineIcon,
  all: StackCompactIcon,
  tasks: CheckmarkCircleIcon,
  spam: WarningOutlineIcon,
};

const countOf = (view: InboxView, counts: ThreadCounts): number => {
  if (view === 'all') return 0;
  if (view === 'spam') return counts.heldBack;
  return counts[view];
};

/** Counts that need attention. */
const isUrgent = (view: InboxView, counts: ThreadCounts): boolean =>
  view === 'late' || view === 'stuck' || (view === 'tasks' && counts.overdueTasks > 0);

/** The views of the inbox with their counts: a column, or a row on narrow screens. */
export function Views({
  view,
  counts,
  onChange,
}: {
  view: InboxView;
  counts: ThreadCounts | null;
  onChange: (view: InboxView) => void;
}) {
  return (
    <nav className={styles.views} aria-label="Views">
      {INBOX_VIEWS.map((each) => {
        const Icon = ICONS[each];
        const count = counts ? countOf(each, counts) : 0;
        return (
          <button
            key={each}
            type="button"
            className={styles.view}
            aria-current={each === view ? 'true' : undefined}
            onClick={() => onChange(each)}
          >
            <span className={styles.viewIcon} aria-hidden="true">
              <Icon />
            </span>
            <span className={styles.viewName}>{VIEW_TITLES[each]}</span>
            {count > 0 && (
              <span className={styles.count} data-urgent={counts && isUrgent(each, counts) ? '' : undefined}>
                {' '}
                {countText(count)}
              </span>
            )}
          </button>
        );
      })}
    </nav>
  );
}
