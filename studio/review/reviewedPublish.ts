import { isReviewedType } from '@forecourt/lib/operations/review/rule';
import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import { useToast } from '@sanity/ui/toast';
import { createElement, useState } from 'react';
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  useDocumentPairPermissions,
  useValidationStatus,
} from 'sanity';
import { RequestDialog } from './RequestDialog.tsx';
import { setReview } from './reviewStore.ts';
import { REQUEST_APPROVAL } from './status.ts';
import { useReview } from './useReview.ts';

const UNAPPROVED =
  'This site needs approval for it. If you publish it without, the other approvers are emailed.';

const wrappedActions = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/**
 * Wraps the publish action for people whose role may only write drafts: the back office publishes what needs no
 * approval or is approved; otherwise the button requests approval. Others keep Sanity's action, which says what follows.
 */
export function reviewedPublish(action: DocumentActionComponent, type: string): DocumentActionComponent {
  if (action.action !== 'publish' || !isReviewedType(type)) return action;
  // Sanity resolves actions on every change. A new function each time would close the dialog.
  const own = wrappedActions.get(action) ?? wrap(action);
  wrappedActions.set(action, own);
  return own;
}

function wrap(action: DocumentActionComponent): DocumentActionComponent {
  const own: DocumentActionComponent = (props) => useReviewedPublish(action(props), props);
  return Object.assign(own, { action: action.action, displayName: action.displayName });
}

function useReviewedPublish(
  original: DocumentActionDescription | null,
  { id, type, draft, version, onComplete }: DocumentActionProps,
): DocumentActionDescription | null {
  const [permission, isChecking] = useDocumentPairPermissions({ id, type, permission: 'publish' });
  const { validation } = useValidationStatus(id, type, false);
  const { answer, problem, office } = useReview(id, type, draft);
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (!original || !draft || version || isChecking) return original;
  if (permission?.granted) {
    const isApproved = answer?.review?.state === 'approved' && !answer.review.isOutdated;
    return answer?.needs && !isApproved && !original.disabled ? { ...original, title: UNAPPROVED } : original;
  }
  const document = publishedIdOf(id);
  const { dialog: _dialog, shortcut: _shortcut, ...rest } = original;
  if (!office || !answer)
    return {
      ...rest,
      label: 'Publish',
      disabled: true,
      title: problem ?? (office ? 'Checking your permissions…' : 'The back office is not set up.'),
    };

  /** Returns whether it is published. */
  async function publish(): Promise<boolean> {
    if (!office || !answer) return false;
    setBusy(true);
    try {
      await office.publishReviewed({ document, revision: answer.revision });
      setReview(document, { answer: null, problem: null });
      toast.push({ status: 'success', title: 'Published' });
      onComplete();
      return true;
    } catch (reason) {
      const description = reason instanceof Error ? reason.message : String(reason);
      toast.push({ status: 'error', title: 'Not published', description, closable: true });
      setReview(document, { answer: await office.reviewState(document).catch(() => answer), problem: null });
      return false;
    } finally {
      setBusy(false);
    }
  }

  const errors = validation.filter(({ level }) => level === 'error').length;
  const isStale = answer.revision !== draft._rev;
  if (answer.mayPublish)
    return {
      ...rest,
      label: isBusy ? 'Publishing…' : 'Publish',
      disabled: isBusy || errors > 0 || isStale,
      title: errors > 0 ? 'Correct the errors first.' : null,
      onHandle: publish as () => void,
    };
  const isWaiting = answer.review?.state === 'requested';
  return {
    ...rest,
    label: isWaiting ? 'Approval requested' : REQUEST_APPROVAL,
    disabled: isWaiting || errors > 0 || isStale,
    title: errors > 0 ? 'Correct the errors first.' : null,
    onHandle: () => setAsking(true),
    dialog: isAsking
      ? {
          type: 'dialog',
          header: REQUEST_APPROVAL,
          onClose: () => setAsking(false),
          content: createElement(RequestDialog, {
            office,
            documents: [{ document, revision: answer.revision }],
            needs: answer.needs,
            onSent: ([latest = answer]) => {
              setReview(document, { answer: latest, problem: null });
              toast.push({ status: 'success', title: 'Approval requested' });
            },
            onClose: () => setAsking(false),
          }),
        }
      : null,
  };
}
