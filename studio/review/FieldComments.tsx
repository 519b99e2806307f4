import { reviewedIdOf } from '@forecourt/lib/operations/review/rule';
import { Card, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import { useFormValue } from 'sanity';
import { fieldOf } from './changedFields.ts';
import { useKnownReview } from './useReview.ts';

/** Shows the reviewer's comments on a field below it, until the draft is sent again. */
export function FieldComments({ field, rendered }: { field: string; rendered: ReactNode }) {
  const id = useFormValue(['_id']);
  const { answer } = useKnownReview(typeof id === 'string' ? reviewedIdOf(id) : '');
  const review = answer?.review;
  const comments = review?.state === 'rejected' ? review.comments : [];
  const own = comments.filter(({ path }) => fieldOf(path) === field);
  // The field keeps its place, so that it keeps the focus when comments come and go.
  return (
    <>
      {rendered}
      {own.map(({ path, text }) => (
        <Card key={path} tone="caution" padding={3} border radius={2} role="note">
          <Text size={1} style={{ whiteSpace: 'pre-line' }}>
            <strong>{review?.decidedBy?.name ?? 'Reviewer'}:</strong> {text}
          </Text>
        </Card>
      ))}
    </>
  );
}
