import type { SessionAnswer } from '@forecourt/lib/operations/back-office/contract';
import { Button, Flex } from '@sanity/ui';
import { Notice, ProblemBar, ProblemNotice, Waiting } from '../../back-office/Notice.tsx';
import { useNow } from '../../back-office/useNow.ts';
import { chosenCount, EVERYTHING, type InboxFilter, VIEW_TITLES } from '../filter.ts';
import styles from '../Inbox.module.css';
import type { useThreads } from '../useThreads.ts';
import { ThreadRow } from './ThreadRow.tsx';

const TICK_MS = 30_000;

const EMPTY: Partial<Record<InboxFilter['view'], readonly [title: string, text: string]>> = {
  open: ['All done', 'New enquiries from your sites appear here.'],
  all: ['No leads yet', 'Enquiries from your sites appear here.'],
  unanswered: ['Nobody is waiting', 'Leads appear here until somebody answers them.'],
  unread: ['Nothing unread', 'Leads with news appear here.'],
  mine: ['Nothing assigned to you', 'Leads that you own appear here.'],
  late: ['Nothing is late', 'Leads without an answer at their deadline appear here.'],
  stuck: ['Everything was delivered', 'Leads that did not reach every recipient appear here.'],
};

export function ThreadList({
  session,
  list,
  filter,
  open,
  onChange,
}: {
  session: SessionAnswer;
  list: ReturnType<typeof useThreads>;
  filter: InboxFilter;
  open: string | null;
  onChange: (change: Partial<InboxFilter>) => void;
}) {
  const { threads, next, problem, asking, more, refresh } = list;
  const now = useNow(list.skew, TICK_MS);
  const isLost = problem && (!threads || problem.code === 'not_signed_in' || problem.code === 'no_rights');
  if (isLost) return <ProblemNotice problem={problem} retry={refresh} />;
  if (!threads) return <Waiting>Loading leads</Waiting>;
  return (
    <div className={styles.rows} aria-busy={asking} data-rows="">
      {problem && <ProblemBar problem={problem} retry={refresh} />}
      {threads.length === 0 && <Nothing filter={filter} onChange={onChange} />}
      <ul aria-label={VIEW_TITLES[filter.view]}>
        {threads.map((thread) => (
          <ThreadRow
            key={thread.id}
            thread={thread}
            filter={filter}
            siteName={
              session.sites.length > 1
                ? (session.sites.find(({ slug }) => slug === thread.site)?.name ?? thread.site)
                : ''
            }
            isOpen={open === thread.id}
            now={now}
          />
        ))}
      </ul>
      {next && (
        <Flex justify="center" padding={4}>
          <Button mode="ghost" text="Show more" disabled={asking} onClick={more} />
        </Flex>
      )}
    </div>
  );
}

function Nothing({
  filter,
  onChange,
}: {
  filter: InboxFilter;
  onChange: (change: Partial<InboxFilter>) => void;
}) {
  if (filter.query || filter.site || chosenCount(filter) > 0)
    return (
      <Notice
        title="No matching leads"
        action={{
          text: 'Search all leads',
          run: () => onChange({ ...EVERYTHING, view: 'all', query: filter.query }),
        }}
      >
        Change your search or the filters, or search all leads.
      </Notice>
    );
  const [title, text] = EMPTY[filter.view] ?? ['No leads', ''];
  return <Notice title={title}>{text}</Notice>;
}
