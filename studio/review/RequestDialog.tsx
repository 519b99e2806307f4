import type { ReviewStateAnswer, StaffName } from '@forecourt/lib/operations/review/contract';
import { APPROVAL_REASONS, type ApprovalKind } from '@forecourt/lib/operations/review/rule';
import { Button, Flex, Select, Stack, Text, TextArea, TextInput } from '@sanity/ui';
import { useEffect, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Problem } from '../back-office/Notice.tsx';
import { problemOf } from '../back-office/useSession.ts';
import { Labelled } from '../team/Labelled.tsx';

/** A form that sends drafts or documents of a release for approval, all to one person. */
export function RequestDialog({
  office,
  documents,
  needs,
  onSent,
  onClose,
}: {
  office: BackOffice;
  /** What their reviews are stored under, and the revisions that the user has seen. */
  documents: readonly { document: string; revision: string }[];
  needs: ApprovalKind | null;
  onSent: (latest: ReviewStateAnswer[]) => void;
  onClose: () => void;
}) {
  const [approvers, setApprovers] = useState<readonly StaffName[] | null>(null);
  const [assignedTo, setAssignedTo] = useState('');
  const [dueOn, setDueOn] = useState('');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const ids = documents.map(({ document }) => document).join(' ');
  useEffect(() => {
    let isCurrent = true;
    Promise.all(ids.split(' ').map((id) => office.approvers(id))).then(
      ([first, ...others]) => {
        // One person gets all of them.
        const people = (first?.approvers ?? []).filter(({ id }) =>
          others.every((other) => other.approvers.some((person) => person.id === id)),
        );
        if (isCurrent) setApprovers(people);
      },
      (error: unknown) => isCurrent && setProblem(problemOf(error).message),
    );
    return () => {
      isCurrent = false;
    };
  }, [office, ids]);

  async function send() {
    setBusy(true);
    setProblem(null);
    try {
      const answers: ReviewStateAnswer[] = [];
      for (const { document, revision } of documents)
        answers.push(
          await office.requestReview({
            document,
            revision,
            assignedTo: assignedTo || null,
            dueOn: dueOn || null,
            text,
          }),
        );
      onSent(answers);
      onClose();
    } catch (error) {
      setProblem(problemOf(error).message);
      setBusy(false);
    }
  }

  return (
    <Stack gap={5}>
      {needs && <Text size={1}>{APPROVAL_REASONS[needs]}</Text>}
      {problem && <Problem>{problem}</Problem>}
      <Labelled label="Ask" help="They get an email. Without a person, administrators get it.">
        {(id) => (
          <Select
            id={id}
            value={assignedTo}
            disabled={approvers === null}
            onChange={({ currentTarget }) => setAssignedTo(currentTarget.value)}
          >
            <option value="">Anyone who can approve it</option>
            {approvers?.map((person) => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
          </Select>
        )}
      </Labelled>
      {approvers?.length === 0 && (
        <Text size={1}>
          {documents.length === 1
            ? 'Nobody else can approve this document yet. Ask an administrator.'
            : 'Nobody else can approve all of these documents yet. Ask an administrator.'}
        </Text>
      )}
      <Labelled label="Due date (optional)">
        {(id) => (
          <TextInput
            id={id}
            type="date"
            min={new Date().toLocaleDateString('en-CA')}
            value={dueOn}
            onChange={({ currentTarget }) => setDueOn(currentTarget.value)}
          />
        )}
      </Labelled>
      <Labelled label="Message (optional)">
        {(id) => (
          <TextArea
            id={id}
            rows={3}
            maxLength={2000}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </Labelled>
      <Flex justify="flex-end" gap={2} wrap="wrap">
        <Button mode="bleed" text="Cancel" onClick={onClose} />
        <Button text="Send request" disabled={isBusy} loading={isBusy} onClick={() => void send()} />
      </Flex>
    </Stack>
  );
}
