import { NOTE_TEXT_LIMIT } from '@forecourt/lib/leads/thread/answers';
import { Button, TextArea } from '@sanity/ui';
import { useState } from 'react';
import type { BackOffice } from '../../back-office/backOffice.ts';
import { Problem } from '../../back-office/Notice.tsx';
import { problemOf } from '../../back-office/useSession.ts';
import styles from '../Inbox.module.css';

/** Adds a note, which only staff see. Ctrl and Enter saves it too. */
export function NoteForm({
  office,
  threadId,
  onAdded,
}: {
  office: BackOffice;
  threadId: string;
  onAdded: () => void;
}) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function add() {
    if (busy || !text.trim()) return;
    setBusy(true);
    setProblem(null);
    try {
      await office.addNote(threadId, text);
      setText('');
      onAdded();
    } catch (error) {
      setProblem(problemOf(error).message);
    }
    setBusy(false);
  }
  return (
    <form
      className={styles.noteForm}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextArea
        aria-label="Note"
        data-note=""
        fontSize={1}
        rows={text ? 3 : 1}
        maxLength={NOTE_TEXT_LIMIT}
        placeholder="Add a note. Only staff see it."
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) void add();
        }}
      />
      {text.trim() && (
        <div>
          <Button type="submit" mode="ghost" fontSize={1} text="Add note" loading={busy} disabled={busy} />
        </div>
      )}
      {problem && <Problem>{problem}</Problem>}
    </form>
  );
}
