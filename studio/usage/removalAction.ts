import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import { TrashIcon } from '@sanity/icons/Trash';
import { useToast } from '@sanity/ui/toast';
import { createElement, useState } from 'react';
import { type DocumentActionComponent, useClient, useCurrentUser, useSchema } from 'sanity';
import { API_VERSION } from '../document/site.ts';
import { RemovalDialog } from './RemovalDialog.tsx';
import { findReferrers, targetOf } from './referrers.ts';
import { setRemoval } from './removalStore.ts';
import { plannedRemovals, removeEverywhere, requiredBy } from './removeEverywhere.ts';
import { useRemoval } from './useRemoval.ts';

/** Shows the request to delete or unpublish a document, with buttons for people who can answer it. */
export const removalAction: DocumentActionComponent = ({ id, draft, published, version, onComplete }) => {
  const stored = published ?? draft;
  const { answer, office } = useRemoval(id, Boolean(stored));
  const client = useClient({ apiVersion: API_VERSION });
  const isRequired = requiredBy(useSchema());
  const user = useCurrentUser();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  if (!answer?.request || !office || !stored || version) return null;
  const { request, mayRemove } = answer;
  const document = publishedIdOf(id);
  const onClose = () => setOpen(false);

  /** Removes the document and every reference to it, then tells the person who asked. */
  const remove = async () => {
    const referrers = await findReferrers(client, stored);
    const required = plannedRemovals(referrers, targetOf(stored), isRequired).find(({ parts }) => !parts);
    if (required)
      throw new Error(
        `‘${required.referrer.title}’ needs another document in its place. Choose one with ‘${request.removal === 'delete' ? 'Delete' : 'Unpublish'}’ in the menu.`,
      );
    await removeEverywhere({
      client,
      target: targetOf(stored),
      referrers,
      by: null,
      removal: request.removal,
      stored: [published, draft].filter((each) => each !== null),
      isRequired,
    });
    setRemoval(document, null);
    toast.push({ status: 'success', title: request.removal === 'delete' ? 'Deleted' : 'Unpublished' });
    // If this fails, the worker detects the removal within a minute.
    await office.answerRemoval({ document, answer: 'removed' }).catch(() => undefined);
    onComplete();
  };
  return {
    label: request.removal === 'delete' ? 'Deletion request' : 'Unpublishing request',
    icon: TrashIcon,
    onHandle: () => setOpen(true),
    dialog: isOpen
      ? {
          type: 'dialog',
          header: request.removal === 'delete' ? 'Deletion request' : 'Unpublishing request',
          onClose,
          content: createElement(RemovalDialog, {
            request,
            mayRemove,
            isOwn: request.requestedBy.id === user?.id,
            onRemove: remove,
            onDecline: async () =>
              setRemoval(document, await office.answerRemoval({ document, answer: 'declined' })),
            onWithdraw: async () => setRemoval(document, await office.withdrawRemoval(document)),
            onClose,
          }),
        }
      : null,
  };
};
removalAction.displayName = 'RemovalAction';
