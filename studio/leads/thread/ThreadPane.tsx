import type { StaffMember } from '@forecourt/lib/leads/owner/team';
import { isEnded, LEAD_STATUSES, STATUS_LABELS } from '@forecourt/lib/leads/status';
import type { ThreadAnswer } from '@forecourt/lib/leads/thread/answers';
import type { SessionAnswer } from '@forecourt/lib/operations/back-office/contract';
import { readablePhone } from '@forecourt/lib/platform/text/phone';
import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft';
import { CheckmarkIcon } from '@sanity/icons/Checkmark';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { Button, Select, Text } from '@sanity/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { BackOffice } from '../../back-office/backOffice.ts';
import { Problem, ProblemBar, ProblemNotice, Waiting } from '../../back-office/Notice.tsx';
import { problemOf } from '../../back-office/useSession.ts';
import { Composer } from '../conversation/Composer.tsx';
import { Deals } from '../deal/Deals.tsx';
import type { InboxFilter } from '../filter.ts';
import styles from '../Inbox.module.css';
import { OwnerPicker } from '../owner/OwnerPicker.tsx';
import { useStaff } from '../owner/useStaff.ts';
import { useThread } from '../useThread.ts';
import { NoteForm } from './NoteForm.tsx';
import { Side } from './Side.tsx';
import { Timeline } from './Timeline.tsx';

interface Opened {
  office: BackOffice;
  session: SessionAnswer;
  id: string;
  filter: InboxFilter;
  ref: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Called when the thread was marked as read. */
  onRead: () => void;
  onChanged: () => void;
}

/** An open thread: who it is, what they chose, everything that happened, and what to do next. */
export function ThreadPane({ office, session, id, filter, ref, onClose, onRead, onChanged }: Opened) {
  const { answer, problem, refresh, markUnread } = useThread(office, id, onRead);
  const { staff, problem: staffProblem } = useStaff(office, answer?.thread.site ?? null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoaded = answer !== null;
  useEffect(() => {
    // What is being typed elsewhere keeps the focus.
    if (isLoaded && !document.activeElement?.matches('input, textarea, select'))
      heading.current?.focus({ preventScroll: true });
  }, [isLoaded]);
  const changed = () => {
    void refresh();
    onChanged();
  };

  return (
    <section className={styles.pane} aria-label="Lead" ref={ref}>
      <div className={styles.bar}>
        <Button
          className={styles.back ?? ''}
          mode="bleed"
          fontSize={1}
          padding={3}
          icon={ArrowLeftIcon}
          text="Back"
          onClick={onClose}
        />
        {answer && (
          <Actions
            office={office}
            answer={answer}
            staff={staff ?? []}
            onChanged={changed}
            onUnread={async () => {
              await markUnread();
              onChanged();
            }}
          />
        )}
      </div>
      {problem && !answer && <ProblemNotice problem={problem} retry={() => void refresh()} />}
      {!problem && !answer && <Waiting>Loading lead</Waiting>}
      {answer && (
        <div className={styles.paneScroll}>
          {problem && <ProblemBar problem={problem} retry={() => void refresh()} />}
          {staffProblem && <Problem>{staffProblem}</Problem>}
          <Head answer={answer} session={session} heading={heading} />
          <div className={styles.paneColumns}>
            <div className={styles.main}>
              {!answer.mayAct && (
                <Text size={1} muted>
                  Your role lets you see these leads but not change them.
                </Text>
              )}
              <Deals
                office={office}
                threadId={id}
                activeAt={answer.thread.activeAt}
                timeZone={answer.thread.timeZone}
                onChanged={changed}
              />
              <Timeline office={office} answer={answer} userId={session.user.id} onChanged={changed} />
              {answer.mayAct && (
                <div className={styles.write}>
                  <div data-composer="">
                    <Composer thread={answer} onSent={changed} />
                  </div>
                  <NoteForm office={office} threadId={id} onAdded={changed} />
                </div>
              )}
            </div>
            <Side
              office={office}
              answer={answer}
              staff={staff ?? []}
              session={session}
              filter={filter}
              onChanged={changed}
            />
          </div>
        </div>
      )}
    </section>
  );
}

/** Status, owner, and what can be done with the whole thread. */
function Actions({
  office,
  answer: { thread, mayAct },
  staff,
  onChanged,
  onUnread,
}: {
  office: BackOffice;
  answer: ThreadAnswer;
  staff: readonly StaffMember[];
  onChanged: () => void;
  onUnread: () => Promise<void>;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  async function run(work: () => Promise<unknown>) {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(problemOf(error).message);
    }
  }
  const setStatus = (value: string) =>
    run(async () => {
      const status = LEAD_STATUSES.find((each) => each === value);
      if (!status) return;
      await office.setThreadStatus(thread.id, status);
      onChanged();
    });
  return (
    <>
      <div className={styles.actions}>
        <OwnerPicker
          office={office}
          threadId={thread.id}
          ownerId={thread.ownerId}
          staff={staff}
          mayAct={mayAct}
          onChanged={onChanged}
          onProblem={setProblem}
        />
        <div className={styles.statusBox}>
          <Select
            aria-label={`Status of the lead from ${thread.name || readablePhone(thread.phone)}`}
            value={thread.status}
            disabled={!mayAct}
            fontSize={1}
            onChange={({ currentTarget }) => void setStatus(currentTarget.value)}
          >
            {LEAD_STATUSES.map((each) => (
              <option key={each} value={each}>
                {STATUS_LABELS[each].staff}
              </option>
            ))}
          </Select>
        </div>
        <Button
          mode="bleed"
          fontSize={1}
          padding={3}
          icon={EnvelopeIcon}
          aria-label="Mark as unread"
          title="Mark as unread (u)"
          onClick={() => void run(onUnread)}
        />
        {mayAct && !isEnded(thread.status) && (
          <Button
            mode="ghost"
            fontSize={1}
            padding={3}
            icon={CheckmarkIcon}
            text="Mark done"
            onClick={() => void setStatus('done')}
          />
        )}
      </div>
      {problem && <Problem>{problem}</Problem>}
    </>
  );
}

function Head({
  answer: { thread },
  session,
  heading,
}: {
  answer: ThreadAnswer;
  session: SessionAnswer;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  const { name, phone, email, about, place, site } = thread;
  const siteName = session.sites.find(({ slug }) => slug === site)?.name ?? site;
  return (
    <header className={styles.head}>
      <h2 className={styles.name} ref={heading} tabIndex={-1}>
        {name || readablePhone(phone) || email}
      </h2>
      <p className={styles.subject}>{about}</p>
      <p className={styles.where}>{[siteName, place].filter(Boolean).join(' · ')}</p>
      <div className={styles.contact}>
        {phone && (
          <>
            <a href={`tel:${phone}`}>{readablePhone(phone)}</a>
            <a href={`sms:${phone}`}>SMS</a>
          </>
        )}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </div>
    </header>
  );
}
