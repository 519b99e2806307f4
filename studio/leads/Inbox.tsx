import type { SessionAnswer } from '@forecourt/lib/operations/back-office/contract';
import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { Button, Heading } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Notice } from '../back-office/Notice.tsx';
import { problemOf } from '../back-office/useSession.ts';
import { ExportButton } from '../reservations/list/ExportButton.tsx';
import { isThreadView, requestOf, VIEW_TITLES } from './filter.ts';
import { HeldBackView } from './HeldBackView.tsx';
import styles from './Inbox.module.css';
import { KeysDialog } from './KeysDialog.tsx';
import { Filters } from './list/Filters.tsx';
import { ThreadList } from './list/ThreadList.tsx';
import { Views } from './list/Views.tsx';
import { StaffNames } from './owner/StaffName.tsx';
import { ResponseTimes } from './ResponseTimes.tsx';
import { TasksView } from './TasksView.tsx';
import { ThreadPane } from './thread/ThreadPane.tsx';
import { useChoices } from './useChoices.ts';
import { useInboxAddress } from './useInboxAddress.ts';
import { useKeys } from './useKeys.ts';
import { useThreads } from './useThreads.ts';

/** Views, list and the open thread. On narrow screens the thread replaces the list. */
export function Inbox({ office, session }: { office: BackOffice; session: SessionAnswer }) {
  const { filter, thread: openId, open, choose } = useInboxAddress();
  const request = useMemo(() => requestOf(filter), [filter]);
  const list = useThreads(office, request, filter.site === '');
  const choices = useChoices(office);
  const root = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLElement>(null);
  const searchId = useId();
  const toast = useToast();
  const [showsKeys, setShowsKeys] = useState(false);
  const hasThreads = isThreadView(filter.view);
  const news = useNews(list.threads);

  const links = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-thread]') ?? [])];
  const row = (id: string | null | undefined) => links().find(({ dataset }) => dataset.thread === id);
  /** The focused thread, else the open one. */
  const currentId = () => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-thread]');
    return focused?.dataset.thread ?? openId;
  };
  const move = (by: 1 | -1) => {
    const all = links();
    const at = all.findIndex(({ dataset }) => dataset.thread === currentId());
    const next = all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + by))];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  const close = () => {
    const id = openId;
    open(null);
    // After the list is shown again on a narrow screen.
    requestAnimationFrame(() => (row(id) ?? links()[0] ?? root.current)?.focus());
  };
  const focusIn = (selector: string) => pane.current?.querySelector<HTMLElement>(selector)?.focus();

  async function markDone() {
    const id = currentId();
    const current = list.threads?.find((each) => each.id === id);
    const mayAct = session.sites.some(({ slug, mayAct: may }) => may && slug === current?.site);
    if (!id || !current || !mayAct) return;
    const all = links();
    const at = all.findIndex(({ dataset }) => dataset.thread === id);
    const neighbour = all[at + 1] ?? all[at - 1];
    try {
      await office.setThreadStatus(id, 'done');
      if (id === openId) open(null);
      toast.push({ status: 'success', title: `Lead from ${current.name || 'the shopper'} marked done` });
      list.refresh();
      requestAnimationFrame(() =>
        (neighbour?.isConnected ? neighbour : (links()[0] ?? root.current))?.focus(),
      );
    } catch (error) {
      toast.push({ status: 'error', title: problemOf(error).message });
    }
  }
  async function markUnread() {
    const id = currentId();
    if (!id) return;
    try {
      await office.markThread(id, false);
      list.refresh();
    } catch (error) {
      toast.push({ status: 'error', title: problemOf(error).message });
    }
  }

  useKeys({
    j: () => move(1),
    k: () => move(-1),
    arrowdown: () => move(1),
    arrowup: () => move(-1),
    escape: () => openId && close(),
    '/': () => document.getElementById(searchId)?.focus(),
    '?': () => setShowsKeys(true),
    e: () => void markDone(),
    u: () => void markUnread(),
    n: () => focusIn('[data-note]'),
    r: () => focusIn('[data-composer] textarea, [data-composer] [contenteditable]'),
  });

  return (
    <StaffNames people={choices.people}>
      <div
        className={styles.inbox}
        ref={root}
        tabIndex={-1}
        data-inbox=""
        data-open={openId ? '' : undefined}
      >
        <Views view={filter.view} counts={list.counts} onChange={(view) => choose({ view, query: '' })} />
        <section className={styles.list} aria-label="Leads">
          <div className={styles.listHead}>
            <div className={styles.title}>
              <Heading as="h1" size={1}>
                {VIEW_TITLES[filter.view]}
              </Heading>
              <span className={styles.tools}>
                {hasThreads && (
                  <ExportButton
                    name="leads"
                    load={() => office.exportLeads(request)}
                    disabled={!list.threads?.length}
                  />
                )}
                <Button
                  mode="bleed"
                  fontSize={1}
                  padding={3}
                  icon={HelpCircleIcon}
                  aria-label="Show the keys"
                  onClick={() => setShowsKeys(true)}
                />
              </span>
            </div>
            <Filters
              choices={choices}
              session={session}
              filter={filter}
              searchId={searchId}
              onChange={choose}
            />
            {filter.view === 'all' && <ResponseTimes office={office} site={filter.site} />}
          </div>
          {filter.view === 'tasks' && (
            <TasksView office={office} site={filter.site} filter={filter} userId={session.user.id} />
          )}
          {filter.view === 'spam' && <HeldBackView office={office} sites={session.sites} />}
          {hasThreads && (
            <ThreadList session={session} list={list} filter={filter} open={openId} onChange={choose} />
          )}
        </section>
        <p className={styles.hidden} role="status">
          {news}
        </p>
        {openId ? (
          <ThreadPane
            key={openId}
            ref={pane}
            office={office}
            session={session}
            id={openId}
            filter={filter}
            onClose={close}
            onRead={() => list.edit(openId, { isUnread: false })}
            onChanged={list.refresh}
          />
        ) : (
          hasThreads && (
            <div className={styles.emptyPane}>
              <Notice title="Select a lead">
                Use j and k to move, Enter to open, and ? to see all keys.
              </Notice>
            </div>
          )
        )}
        {showsKeys && <KeysDialog onClose={() => setShowsKeys(false)} />}
      </div>
    </StaffNames>
  );
}

/** Returns a sentence about leads that have just arrived, for screen readers. */
function useNews(
  threads: readonly { id: string; activeAt: string; name: string; isUnread: boolean }[] | null,
) {
  const seen = useRef<Map<string, string> | null>(null);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (!threads) {
      seen.current = null;
      return;
    }
    const before = seen.current;
    seen.current = new Map(threads.map(({ id, activeAt }) => [id, activeAt]));
    const [first] = threads;
    if (!before || before.size === 0 || !first?.isUnread || before.get(first.id) === first.activeAt) return;
    setNews(`${before.has(first.id) ? 'News' : 'New lead'} from ${first.name || 'a shopper'}`);
  }, [threads]);
  return news;
}
