import type { StaffMember } from '@forecourt/lib/leads/owner/team';
import {
  TASK_TEXT_LIMIT,
  type TaskChange,
  type ThreadAnswer,
  type ThreadTask,
} from '@forecourt/lib/leads/thread/answers';
import { wallTime } from '@forecourt/lib/leads/thread/due-time';
import { AddIcon } from '@sanity/icons/Add';
import { TrashIcon } from '@sanity/icons/Trash';
import { Button, Checkbox, Select, TextInput } from '@sanity/ui';
import { useState } from 'react';
import type { BackOffice } from '../../back-office/backOffice.ts';
import { momentText, placeText, zoneText } from '../../back-office/moments.ts';
import { Problem } from '../../back-office/Notice.tsx';
import { problemOf } from '../../back-office/useSession.ts';
import styles from '../Inbox.module.css';
import { StaffName } from '../owner/StaffName.tsx';

const DAY_MS = 86_400_000;

/** Tomorrow at nine at the lead's location. */
const suggestedDue = (timeZone: string): string =>
  `${wallTime(new Date(Date.now() + DAY_MS), timeZone).slice(0, 10)}T09:00`;

/** Tasks of a thread: add, assign, complete and reopen. */
export function Tasks({
  office,
  answer: { thread, tasks, mayAct },
  staff,
  userId,
  onChanged,
}: {
  office: BackOffice;
  answer: ThreadAnswer;
  staff: readonly StaffMember[];
  userId: string;
  onChanged: () => void;
}) {
  const [isAdding, setIsAdding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function change(work: () => Promise<unknown>): Promise<boolean> {
    setProblem(null);
    try {
      await work();
      onChanged();
      return true;
    } catch (error) {
      setProblem(problemOf(error).message);
      return false;
    }
  }
  return (
    <section className={styles.block} aria-label="Tasks">
      <div className={styles.blockHead}>
        <h3>Tasks</h3>
        {mayAct && !isAdding && (
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            icon={AddIcon}
            text="Add task"
            onClick={() => setIsAdding(true)}
          />
        )}
      </div>
      {tasks.length === 0 && !isAdding && <p className={styles.quiet}>No tasks yet.</p>}
      <ul className={styles.tasks}>
        {tasks.map((task) => (
          <Task
            key={task.id}
            task={task}
            timeZone={thread.timeZone}
            mayAct={mayAct}
            staff={staff}
            userId={userId}
            onChange={(next) => void change(() => office.changeTask(thread.id, next))}
          />
        ))}
      </ul>
      {isAdding && (
        <TaskForm
          timeZone={thread.timeZone}
          staff={staff}
          userId={userId}
          onCancel={() => setIsAdding(false)}
          onAdd={async (task) => {
            if (await change(() => office.addTask(thread.id, task))) setIsAdding(false);
          }}
        />
      )}
      {problem && <Problem>{problem}</Problem>}
    </section>
  );
}

function Task({
  task: { id, text, dueAt, doneAt, assigneeId },
  timeZone,
  mayAct,
  staff,
  userId,
  onChange,
}: {
  task: ThreadTask;
  timeZone: string;
  mayAct: boolean;
  staff: readonly StaffMember[];
  userId: string;
  onChange: (change: TaskChange) => void;
}) {
  const isDone = doneAt !== null;
  const isOverdue = !isDone && Date.parse(dueAt) < Date.now();
  return (
    <li className={styles.task} data-done={isDone ? '' : undefined}>
      <Checkbox
        aria-label={`Done: ${text}`}
        checked={isDone}
        disabled={!mayAct}
        onChange={() => onChange({ task: id, action: isDone ? 'reopen' : 'done' })}
      />
      <div className={styles.grow}>
        <p className={styles.taskText}>{text}</p>
        <p className={isOverdue ? styles.late : styles.quiet}>
          {isOverdue && 'Overdue: '}
          {momentText(dueAt, timeZone)} {zoneText(dueAt, timeZone)}
        </p>
        {!isDone && mayAct && (
          <Assignee
            value={assigneeId}
            staff={staff}
            userId={userId}
            label={`Assigned to: ${text}`}
            onChange={(next) => onChange({ task: id, action: 'assign', assigneeId: next })}
          />
        )}
        {!mayAct && assigneeId && (
          <p className={styles.quiet}>
            <StaffName id={assigneeId} />
          </p>
        )}
      </div>
      {mayAct && (
        <Button
          mode="bleed"
          fontSize={1}
          padding={2}
          icon={TrashIcon}
          aria-label={`Remove the task: ${text}`}
          onClick={() => onChange({ task: id, action: 'remove' })}
        />
      )}
    </li>
  );
}

function Assignee({
  value,
  staff,
  userId,
  label,
  onChange,
}: {
  value: string | null;
  staff: readonly StaffMember[];
  userId: string;
  label: string;
  onChange: (value: string | null) => void;
}) {
  const others = staff.filter((each) => each.userId !== userId && (each.isActive || each.userId === value));
  const isListed = value === null || value === userId || others.some((each) => each.userId === value);
  return (
    <Select
      aria-label={label}
      fontSize={1}
      padding={2}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    >
      <option value="">Nobody</option>
      <option value={userId}>Me</option>
      {value !== null && !isListed && (
        <option value={value}>
          <StaffName id={value} />
        </option>
      )}
      {others.map((each) => (
        <option key={each.userId} value={each.userId} disabled={!each.isActive}>
          {each.isActive ? each.name : `${each.name} (has left)`}
        </option>
      ))}
    </Select>
  );
}

function TaskForm({
  timeZone,
  staff,
  userId,
  onAdd,
  onCancel,
}: {
  timeZone: string;
  staff: readonly StaffMember[];
  userId: string;
  onAdd: (task: { text: string; due: string; assigneeId: string | null }) => Promise<void>;
  onCancel: () => void;
}) {
  const [text, setText] = useState('');
  const [due, setDue] = useState(() => suggestedDue(timeZone));
  const [assigneeId, setAssigneeId] = useState<string | null>(userId);
  const [busy, setBusy] = useState(false);
  async function add() {
    if (busy || !text.trim() || !due) return;
    setBusy(true);
    await onAdd({ text: text.trim(), due, assigneeId });
    setBusy(false);
  }
  return (
    <form
      className={styles.taskForm}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextInput
        autoFocus
        aria-label="Task"
        fontSize={1}
        maxLength={TASK_TEXT_LIMIT}
        placeholder="Call back about the trade-in"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <TextInput
        aria-label={`Due, ${placeText(timeZone)} time`}
        type="datetime-local"
        fontSize={1}
        value={due}
        onChange={({ currentTarget }) => setDue(currentTarget.value)}
      />
      <Assignee
        value={assigneeId}
        staff={staff}
        userId={userId}
        label="Assigned to"
        onChange={setAssigneeId}
      />
      <div className={styles.actions}>
        <Button
          type="submit"
          fontSize={1}
          mode="ghost"
          text="Save task"
          loading={busy}
          disabled={busy || !text.trim() || !due}
        />
        <Button type="button" fontSize={1} mode="bleed" text="Cancel" onClick={onCancel} />
      </div>
    </form>
  );
}
