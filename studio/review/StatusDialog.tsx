import type { ReviewAnswer, ReviewStateAnswer } from '@forecourt/lib/operations/review/contract';
import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Problem } from '../back-office/Notice.tsx';
import { problemOf } from '../back-office/useSession.ts';
import { ReviewFacts } from './ReviewFacts.tsx';

/** The state of a review, for the person who asked, who can withdraw it. */
export function StatusDialog({
  office,
  document,
  review,
  onChange,
  onClose,
}: {
  office: BackOffice;
  document: string;
  review: ReviewAnswer;
  onChange: (latest: ReviewStateAnswer) => void;
  onClose: () => void;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function withdraw() {
    setBusy(true);
    setProblem(null);
    try {
      onChange(await office.withdrawReview(document));
      onClose();
    } catch (error) {
      setProblem(problemOf(error).message);
      setBusy(false);
    }
  }
  return (
    <Stack gap={5}>
      <ReviewFacts review={review} />
      {review.comments.length > 0 && (
        <Text size={1}>Comments on fields are shown below these fields in the form.</Text>
      )}
      {problem && <Problem>{problem}</Problem>}
      <Flex justify="flex-end" gap={2} wrap="wrap">
        <Button mode="ghost" text="Withdraw request" disabled={isBusy} onClick={() => void withdraw()} />
        <Button text="Close" onClick={onClose} />
      </Flex>
    </Stack>
  );
}
