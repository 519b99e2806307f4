import type { ReviewAnswer } from '@forecourt/lib/operations/review/contract';

/** Label of the action that requests approval. */
export const REQUEST_APPROVAL = 'Request approval';

interface Status {
  label: string;
  title: string;
  color: 'primary' | 'success' | 'warning' | 'danger';
}

/** Returns the status of an open review, for badges and lists. */
export function statusOf({
  state,
  isOutdated,
  requestedBy,
  decidedBy,
}: Pick<ReviewAnswer, 'state' | 'isOutdated' | 'requestedBy' | 'decidedBy'>): Status {
  if (state === 'approved' && isOutdated)
    return {
      label: 'Changed since approval',
      title: 'The draft needs another approval, because it was changed.',
      color: 'warning',
    };
  if (state === 'approved')
    return { label: 'Approved', title: `Approved by ${decidedBy?.name ?? 'a colleague'}`, color: 'success' };
  if (state === 'rejected')
    return {
      label: 'Changes requested',
      title: `${decidedBy?.name ?? 'A colleague'} asks for changes`,
      color: 'danger',
    };
  return { label: 'Approval requested', title: `Requested by ${requestedBy.name}`, color: 'primary' };
}
