import { isReviewedType, reviewedIdOf } from '@forecourt/lib/operations/review/rule';
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { useToast } from '@sanity/ui/toast';
import { createElement, useState } from 'react';
import { type DocumentActionComponent, useCurrentUser, useSchema, useValidationStatus } from 'sanity';
import type { ChangedPart } from './changedFields.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { RequestDialog } from './RequestDialog.tsx';
import { setReview } from './reviewStore.ts';
import { StatusDialog } from './StatusDialog.tsx';
import { REQUEST_APPROVAL } from './status.ts';
import { useReview } from './useReview.ts';

/**
 * Reviews a draft, or a document of a release: requests approval, shows the state of a request, or decides.
 */
export const reviewAction: DocumentActionComponent = ({ id, type, draft: ownDraft, published, version }) => {
  const draft = version ?? ownDraft;
  const { answer, office } = useReview(id, type, draft);
  const { validation } = useValidationStatus(id, type, false);
  const user = useCurrentUser();
  const schema = useSchema();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  if (!isReviewedType(type) || !draft || !office || !answer) return null;
  const { review, mayApprove } = answer;
  const document = reviewedIdOf(draft._id);
  const onClose = () => setOpen(false);
  const onChange = (latest: typeof answer) => setReview(document, { answer: latest, problem: null });
  const decides = review !== null && mayApprove && review.requestedBy.id !== user?.id;
  const mode = review === null ? 'request' : decides ? 'decide' : 'status';
  // The main button of people who cannot publish requests approval; a document of a release has no such button.
  if (mode === 'request' && (version ? !answer.needs : !mayApprove)) return null;

  const fields = schema.get(type) as { fields?: { name: string; type: { title?: string } }[] } | undefined;
  const titleOf = ({ field, itemType }: ChangedPart): string => {
    const title = fields?.fields?.find(({ name }) => name === field)?.type.title ?? field;
    return itemType ? `${title}: ${schema.get(itemType)?.title ?? itemType}` : title;
  };
  const hasErrors = validation.some(({ level }) => level === 'error');
  const contents = {
    request: () =>
      createElement(RequestDialog, {
        office,
        documents: [{ document, revision: answer.revision }],
        needs: answer.needs,
        onSent: ([latest]) => {
          if (latest) onChange(latest);
          toast.push({ status: 'success', title: 'Approval requested' });
        },
        onClose,
      }),
    decide: () =>
      createElement(DecisionDialog, {
        office,
        document,
        answer,
        published,
        draft,
        titleOf,
        hasErrors,
        isInRelease: Boolean(version),
        onDecided: onChange,
        onClose,
      }),
    status: () => review && createElement(StatusDialog, { office, document, review, onChange, onClose }),
  };
  const labels = { request: REQUEST_APPROVAL, decide: 'Review', status: 'Review status' };
  return {
    label: labels[mode],
    icon: CheckmarkCircleIcon,
    onHandle: () => setOpen(true),
    dialog: isOpen ? { type: 'dialog', header: labels[mode], onClose, content: contents[mode]() } : null,
  };
};
reviewAction.displayName = 'ReviewAction';
