import type { ThreadAnswer } from '@forecourt/lib/leads/thread/answers';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BackOffice, BackOfficeProblem } from '../back-office/backOffice.ts';
import { problemOf } from '../back-office/useSession.ts';
import { setUnread } from './live/unread.ts';
import { useLiveLeads } from './live/useLiveLeads.ts';

/**
 * Loads a thread, keeps it current, and marks it as read while it is visible.
 * @param onRead called when it was marked as read
 */
export function useThread(office: BackOffice, id: string, onRead: () => void) {
  const [answer, setAnswer] = useState<ThreadAnswer | null>(null);
  const [problem, setProblem] = useState<BackOfficeProblem | null>(null);
  const request = useRef<AbortController | null>(null);
  /** Staff who mark a thread as unread do not want it marked as read again while it is still open. */
  const keepsUnread = useRef(false);
  const read = useRef(onRead);
  read.current = onRead;

  const markRead = useCallback(async () => {
    if (keepsUnread.current || document.visibilityState !== 'visible') return;
    try {
      setUnread((await office.markThread(id, true)).unread);
      read.current();
    } catch {
      // The thread is shown; it only stays marked as unread.
    }
  }, [office, id]);

  const refresh = useCallback(async () => {
    request.current?.abort();
    request.current = new AbortController();
    const { signal } = request.current;
    try {
      const thread = await office.thread(id, signal);
      if (signal.aborted) return;
      setAnswer(thread);
      setProblem(null);
      if (thread.thread.isUnread) await markRead();
    } catch (error) {
      if (!signal.aborted) setProblem(problemOf(error));
    }
  }, [office, id, markRead]);

  useEffect(() => {
    keepsUnread.current = false;
    void refresh();
    const onVisible = () => void refresh();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      request.current?.abort();
    };
  }, [refresh]);
  useLiveLeads(
    office,
    () => void refresh(),
    (event) => event.kind === 'resync' || event.id === id,
  );

  const markUnread = useCallback(async () => {
    keepsUnread.current = true;
    setUnread((await office.markThread(id, false)).unread);
  }, [office, id]);
  return { answer, problem, refresh, markUnread };
}
