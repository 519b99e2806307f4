import type { ReviewAnswer } from '@forecourt/lib/operations/review/contract';
import { formatDate } from '@forecourt/lib/platform/text/format';
import { Card, Stack, Text } from '@sanity/ui';
import { statusOf } from './status.ts';

/** The state of a review: who asked and decided, by when, and what they wrote. */
export function ReviewFacts({ review }: { review: ReviewAnswer }) {
  const { requestedBy, assignedTo, dueOn, requestText, decidedBy, decisionText } = review;
  const due = dueOn && formatDate(dueOn, 'UTC');
  return (
    <Stack gap={4}>
      <Text size={1} weight="semibold">
        {statusOf(review).label}
      </Text>
      <Text size={1}>
        Requested by {requestedBy.name}
        {assignedTo && `, from ${assignedTo.name}`}
        {due && `, due ${due}`}.
      </Text>
      {requestText && <Quote>{requestText}</Quote>}
      {decidedBy && (
        <Text size={1}>
          {review.state === 'rejected' ? 'Changes requested by' : 'Approved by'} {decidedBy.name}.
        </Text>
      )}
      {decisionText && <Quote>{decisionText}</Quote>}
    </Stack>
  );
}

const Quote = ({ children }: { children: string }) => (
  <Card padding={3} border radius={2}>
    <Text size={1} style={{ whiteSpace: 'pre-line' }}>
      {children}
    </Text>
  </Card>
);
