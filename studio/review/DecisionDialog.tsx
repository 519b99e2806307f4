import type { ReviewComment, ReviewStateAnswer } from '@forecourt/lib/operations/review/contract';
import { Button, Checkbox, Flex, Stack, Text, TextArea } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useId, useMemo, useState } from 'react';
import { useClient } from 'sanity';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Problem } from '../back-office/Notice.tsx';
import { problemOf } from '../back-office/useSession.ts';
import { createRedirect, isMoving, loadMoves } from '../document/redirects.ts';
import { API_VERSION } from '../document/site.ts';
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
  isInRelease,
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
  /** True if the draft has validation errors, so that it cannot be published. */
  hasErrors: boolean;
  /** Whether it is a document of a release, which is published with the release. */
  isInRelease: boolean;
  onDecided: (latest: ReviewStateAnswer) => void;
  onClose: () => void;
}) {
  const parts = useMemo(() => changedFields(published, draft), [published, draft]);
  const [text, setText] = useState('');
  const [comments, setComments] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isRedirecting, setRedirecting] = useState(true);
  /** The revision that the reviewer is looking at: an edit meanwhile must not be approved unseen. */
  const [seen, setSeen] = useState(answer.revision);
  const client = useClient({ apiVersion: API_VERSION });
  const toast = useToast();
  const id = useId();
  // A release asks about its redirects itself.
  const moves = !isInRelease && isMoving(published, draft);
  const { review } = answer;
  if (!review) return null;
  const written: ReviewComment[] = Object.entries(comments)
    .map(([path, words]) => ({ path, text: words.trim() }))
    .filter((comment) => comment.text !== '');

  async function decide(decision: 'approved' | 'rejected', publishes = false) {
    setBusy(true);
    setProblem(null);
    try {
      onDecided(await office.decideReview({ document, revision: seen, decision, text, comments: written }));
      if (publishes) await publish();
      onClose();
    } catch (error) {
      // The changes are in view from here on.
      setSeen(answer.revision);
      setProblem(problemOf(error).message);
      setBusy(false);
    }
  }

  async function publish() {
    const { type } = answer.review ?? { type: '' };
    const addresses =
      moves && isRedirecting ? await loadMoves(client, { published, draft, type, id: document }) : [];
    await office.publishReviewed({ document, revision: seen });
    await Promise.all(addresses.map((move) => createRedirect(client, move))).catch((reason: unknown) =>
      toast.push({
        status: 'error',
        title: 'The old address could not be redirected',
        description: reason instanceof Error ? reason.message : String(reason),
        closable: true,
      }),
    );
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
      {moves && (
        <Flex gap={3} align="center">
          <Checkbox
            id={id}
            checked={isRedirecting}
            onChange={({ currentTarget }) => setRedirecting(currentTarget.checked)}
          />
          <Text as="label" htmlFor={id} size={1}>
            Publishing changes the address. Redirect visitors from the old address to the new one.
          </Text>
        </Flex>
      )}
      {isInRelease && <Text size={1}>It goes live when its release is published.</Text>}
      {hasErrors && <Text size={1}>The draft has errors. It can be published once they are corrected.</Text>}
      <Flex justify="flex-end" gap={2} wrap="wrap">
        <Button
          mode="ghost"
          text="Ask for changes"
          disabled={isBusy || (text.trim() === '' && written.length === 0)}
          onClick={() => void decide('rejected')}
        />
        <Button mode="ghost" text="Approve" disabled={isBusy} onClick={() => void decide('approved')} />
        {!isInRelease && (
          <Button
            text="Approve and publish"
            disabled={isBusy || hasErrors}
            onClick={() => void decide('approved', true)}
          />
        )}
      </Flex>
    </Stack>
  );
}
