import type { ReviewComment, ReviewStateAnswer } from '@forecourt/lib/operations/review/contract';
import { Button, Flex, Stack, Text, TextArea } from '@sanity/ui';
import { useMemo, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Problem } from '../back-office/Notice.tsx';
import { problemOf } from '../back-office/useSession.ts';
import { Labelled } from '../team/Labelled.tsx';
import { type ChangedPart, changedFields } from './changedFields.ts';
import { ReviewFacts } from './ReviewFacts.tsx';

const CHANGES = { added: 'added', changed: 'changed', removed: 'removed' } as const;

/** A form that approves a draft, or asks for changes with a comment on each field. */
export function DecisionDialog({
  office,
  document,
  answer,
  published,
  draft,
  titleOf,
  hasErrors,
  onDecided,
  onClose,
}: {
  office: BackOffice;
  document: string;
  answer: ReviewStateAnswer;
  published: Record<string, unknown> | null;
  draft: Record<string, unknown>;
  /** Returns the label of a changed part. */
  titleOf: (part: ChangedPart) => string;
  /** Whether the draft has validation errors, so that it cannot be published. */
  hasErrors: boolean;
  onDecided: (latest: ReviewStateAnswer) => void;
  onClose: () => void;
}) {
  const parts = useMemo(() => changedFields(published, draft), [published, draft]);
  const [text, setText] = useState('');
  const [comments, setComments] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { review } = answer;
  if (!review) return null;
  const written: ReviewComment[] = Object.entries(comments)
    .map(([path, words]) => ({ path, text: words.trim() }))
    .filter((comment) => comment.text !== '');

  async function decide(decision: 'approved' | 'rejected', publishes = false) {
    setBusy(true);
    setProblem(null);
    try {
      // The reviewer has seen this revision, which the server compares with the draft's.
      const { revision } = answer;
      onDecided(await office.decideReview({ document, revision, decision, text, comments: written }));
      if (publishes) await office.publishReviewed({ document, revision });
      onClose();
    } catch (error) {
      setProblem(problemOf(error).message);
      setBusy(false);
    }
  }

  return (
    <Stack gap={5}>
      <ReviewFacts review={review} />
      {problem && <Problem>{problem}</Problem>}
      <Stack gap={4}>
        <Text as="h3" size={1} weight="semibold">
          {published ? 'What changed' : 'A new document'}
        </Text>
        {parts.length === 0 && <Text size={1}>The draft has the same content as the published version.</Text>}
        {parts.map((part) => (
          <Labelled key={part.path} label={`${titleOf(part)} (${CHANGES[part.change]})`}>
            {(id) => (
              <TextArea
                id={id}
                rows={1}
                maxLength={1000}
                placeholder="Comment"
                value={comments[part.path] ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  setComments((all) => ({ ...all, [part.path]: value }))
                }
              />
            )}
          </Labelled>
        ))}
      </Stack>
      <Labelled label="Message">
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
      {hasErrors && <Text size={1}>The draft has errors. It can be published once they are corrected.</Text>}
      <Flex justify="flex-end" gap={2} wrap="wrap">
        <Button
          mode="ghost"
          text="Ask for changes"
          disabled={isBusy || (text.trim() === '' && written.length === 0)}
          onClick={() => void decide('rejected')}
        />
        <Button mode="ghost" text="Approve" disabled={isBusy} onClick={() => void decide('approved')} />
        <Button
          text="Approve and publish"
          disabled={isBusy || hasErrors}
          onClick={() => void decide('approved', true)}
        />
      </Flex>
    </Stack>
  );
}
