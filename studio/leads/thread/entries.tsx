import type { TimelineEntry } from '@forecourt/lib/leads/thread/answers';
import { Button } from '@sanity/ui';
import { useCallback, useState } from 'react';
import type { BackOffice } from '../../back-office/backOffice.ts';
import { timeText } from '../../back-office/moments.ts';
import { Problem } from '../../back-office/Notice.tsx';
import { problemOf } from '../../back-office/useSession.ts';
import { Disclosure } from '../Disclosure.tsx';
import { Files } from '../Files.tsx';
import styles from '../Inbox.module.css';
import { StaffName } from '../owner/StaffName.tsx';

type Of<Kind extends TimelineEntry['kind']> = Extract<TimelineEntry, { kind: Kind }>;

const CHANNELS: Readonly<Record<Of<'message'>['channel'], string>> = {
  email: 'Email',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  garage: 'My Garage',
};
const STATES: Readonly<Record<Of<'message'>['state'], string>> = {
  waiting: 'Sending',
  sent: 'Sent',
  delivered: 'Delivered',
  failed: 'Not delivered',
  received: '',
};

/** A message between staff and the shopper. */
export function MessageEntry({
  office,
  message: { direction, channel, state, authorId, subject, text, at, problem, files },
  timeZone,
  shopper,
}: {
  office: BackOffice;
  message: Of<'message'>;
  timeZone: string;
  shopper: string;
}) {
  const isOurs = direction === 'out';
  const [showsFiles, setShowsFiles] = useState(false);
  const load = useCallback(
    (file: string, signal?: AbortSignal) => office.messageFile(file, signal),
    [office],
  );
  return (
    <article className={styles.bubble} data-side={isOurs ? 'ours' : 'theirs'}>
      <p className={styles.bubbleHead}>
        <strong>{isOurs ? authorId ? <StaffName id={authorId} /> : 'Automatic answer' : shopper}</strong>
        <span className={styles.quiet}>{[CHANNELS[channel], timeText(at, timeZone)].join(' · ')}</span>
      </p>
      {subject && <p className={styles.subjectLine}>{subject}</p>}
      <p className={styles.words}>{text}</p>
      {files.length > 0 && (
        <Disclosure summary={`Files (${files.length})`} onOpen={() => setShowsFiles(true)}>
          {showsFiles && <Files load={load} files={files} />}
        </Disclosure>
      )}
      {STATES[state] && (
        <p className={state === 'failed' ? styles.late : styles.quiet}>
          {STATES[state]}
          {state === 'failed' && problem && `: ${problem}`}
        </p>
      )}
    </article>
  );
}

/** A note of staff. Its author can delete it. */
export function NoteEntry({
  note: { authorId, text, at },
  timeZone,
  onDelete,
}: {
  note: Of<'note'>;
  timeZone: string;
  /** Rejects if the note was not deleted; null if the user may not. */
  onDelete: (() => Promise<void>) | null;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <article className={styles.bubble} data-side="note">
      <p className={styles.bubbleHead}>
        <strong>
          Note by <StaffName id={authorId} />
        </strong>
        <span className={styles.quiet}>{timeText(at, timeZone)}</span>
        {onDelete && (
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            text="Delete note"
            onClick={() => {
              setProblem(null);
              onDelete().catch((error: unknown) => setProblem(problemOf(error).message));
            }}
          />
        )}
      </p>
      <p className={styles.words}>{text}</p>
      {problem && <Problem>{problem}</Problem>}
    </article>
  );
}
