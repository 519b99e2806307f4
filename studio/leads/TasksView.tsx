import { TASK_SCOPES, type TaskScope, type TasksAnswer } from '@forecourt/lib/leads/thread/answers';
import { readablePhone } from '@forecourt/lib/platform/text/phone';
import { Button, Checkbox, Flex, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useCallback, useEffect, useRef, useState } from 'react';
import { StateLink } from 'sanity/router';
import type { BackOffice, BackOfficeProblem } from '../back-office/backOffice.ts';
import { momentText, zoneText } from '../back-office/moments.ts';
import { Notice, ProblemBar, ProblemNotice, Waiting } from '../back-office/Notice.tsx';
import { problemOf } from '../back-office/useSession.ts';
import { type InboxFilter, paramsOf } from './filter.ts';
import styles from './Inbox.module.css';
import { useLiveLeads } from './live/useLiveLeads.ts';
import { StaffName } from './owner/StaffName.tsx';

const TITLES: Readonly<Record<TaskScope, string>> = { mine: 'Mine and unassigned', all: 'Everyone’s' };

/** Open tasks of all leads, overdue ones first. */
export function TasksView({
  office,
  site,
  filter,
  userId,
}: {
  office: BackOffice;
  site: string;
  filter: InboxFilter;
  userId: string;
}) {
  const [scope, setScope] = useState<TaskScope>('mine');
  const { shown, problem, more, refresh } = useTasks(office, site, scope);
  const toast = useToast();
  const now = shown ? Date.parse(shown.now) : 0;

  async function complete(threadId: string, task: string) {
    try {
      await office.changeTask(threadId, { task, action: 'done' });
      refresh();
    } catch (error) {
      toast.push({ status: 'error', title: problemOf(error).message });
    }
  }
  if (problem && !shown) return <ProblemNotice problem={problem} retry={refresh} />;
  if (!shown) return <Waiting>Loading tasks</Waiting>;
  return (
    <div className={styles.rows}>
      <Flex gap={1} padding={3}>
        {TASK_SCOPES.map((each) => (
          <Button
            key={each}
            mode="bleed"
            fontSize={1}
            padding={2}
            text={TITLES[each]}
            selected={each === scope}
            aria-pressed={each === scope}
            onClick={() => setScope(each)}
          />
        ))}
      </Flex>
      {problem && <ProblemBar problem={problem} retry={refresh} />}
      {shown.tasks.length === 0 && (
        <Notice title="No open tasks">Add a task to a lead, such as to call back tomorrow.</Notice>
      )}
      <ul aria-label="Tasks">
        {shown.tasks.map((task) => (
          <li key={task.id} className={styles.taskRow}>
            <Checkbox
              aria-label={`Done: ${task.text}`}
              checked={false}
              disabled={!task.mayAct}
              onChange={() => void complete(task.threadId, task.id)}
            />
            <StateLink
              state={{ thread: task.threadId, _searchParams: paramsOf(filter) }}
              className={styles.taskLink}
              data-thread={task.threadId}
            >
              <span className={styles.who}>{task.text}</span>
              <span className={styles.about}>
                {task.name || readablePhone(task.phone)} · {task.about}
              </span>
              <span className={styles.marks}>
                <span className={Date.parse(task.dueAt) < now ? styles.late : styles.mark}>
                  {Date.parse(task.dueAt) < now ? 'Overdue: ' : 'Due '}
                  {momentText(task.dueAt, task.timeZone)} {zoneText(task.dueAt, task.timeZone)}
                </span>
                {task.assigneeId && (
                  <span className={styles.mark}>
                    {task.assigneeId === userId ? 'You' : <StaffName id={task.assigneeId} />}
                  </span>
                )}
              </span>
            </StateLink>
          </li>
        ))}
      </ul>
      {shown.next && (
        <Flex justify="center" padding={4}>
          <Button mode="ghost" text="Show more" onClick={more} />
        </Flex>
      )}
      <Text size={0} muted className={styles.hidden} role="status">
        {shown.tasks.length} open tasks
      </Text>
    </div>
  );
}

function useTasks(office: BackOffice, site: string, scope: TaskScope) {
  const [shown, setShown] = useState<TasksAnswer | null>(null);
  const [problem, setProblem] = useState<BackOfficeProblem | null>(null);
  const request = useRef<AbortController | null>(null);
  const ask = useCallback(
    async (after: string | null) => {
      request.current?.abort();
      request.current = new AbortController();
      const { signal } = request.current;
      try {
        const answer = await office.tasks({ sites: site ? [site] : [], scope, after }, signal);
        if (signal.aborted) return;
        setShown((before) => ({
          ...answer,
          tasks: after ? [...(before?.tasks ?? []), ...answer.tasks] : answer.tasks,
        }));
        setProblem(null);
      } catch (error) {
        if (!signal.aborted) setProblem(problemOf(error));
      }
    },
    [office, site, scope],
  );
  useEffect(() => {
    void ask(null);
    return () => request.current?.abort();
  }, [ask]);
  const refresh = useCallback(() => void ask(null), [ask]);
  useLiveLeads(office, refresh);
  return { shown, problem, refresh, more: () => void (shown?.next && ask(shown.next)) };
}
