import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  useClient,
  useCurrentUser,
  useSchema,
} from 'sanity';
import { API_VERSION } from '../document/site.ts';
import { LockedDialog } from './LockedDialog.tsx';
import { isRefusal, lockedReferrers } from './lockedReferrers.ts';
import { findReferrers, findReplacements, type Referrer, targetOf } from './referrers.ts';
import { setRemoval } from './removalStore.ts';
import { plannedRemovals, type Removal, removeEverywhere, requiredBy } from './removeEverywhere.ts';
import type { Replacement } from './removeReferences.ts';
import { type Used, UsedDialog } from './UsedDialog.tsx';
import { findListings } from './usedOn.ts';
import { useRemoval } from './useRemoval.ts';

const REMOVALS = new Set<string>(['delete', 'unpublish'] satisfies Removal[]);
const wrappedActions = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/**
 * Wraps Sanity's delete and unpublish actions, which fail for referenced documents. Shows where a document is
 * used, and removes or replaces the references in the same step. If the user's role may not change a document
 * that uses it, says who can and offers to ask them. Other actions are unchanged.
 */
export function safeRemoval(action: DocumentActionComponent): DocumentActionComponent {
  if (!action.action || !REMOVALS.has(action.action)) return action;
  // Sanity resolves actions on every change. A new function each time would close the dialog.
  const own = wrappedActions.get(action) ?? wrap(action, action.action as Removal);
  wrappedActions.set(action, own);
  return own;
}

function wrap(action: DocumentActionComponent, removal: Removal): DocumentActionComponent {
  const own: DocumentActionComponent = (props) => useSafeRemoval(action(props), props, removal);
  return Object.assign(own, { action: action.action, displayName: action.displayName });
}

function useSafeRemoval(
  original: DocumentActionDescription | null,
  { id, published, draft, onComplete }: DocumentActionProps,
  removal: Removal,
): DocumentActionDescription | null {
  const client = useClient({ apiVersion: API_VERSION });
  const isRequired = requiredBy(useSchema());
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [usage, setUsage] = useState<Used | null>(null);
  /** Documents that the role may not change; null if there is nothing to say. */
  const [locked, setLocked] = useState<readonly Referrer[] | null>(null);
  const userId = useCurrentUser()?.id;
  const { answer, office } = useRemoval(id, Boolean(published ?? draft));
  const document = published ?? draft;
  if (!original || !document) return original;
  const target = targetOf(document);

  const ask = async () => {
    setBusy(true);
    // On errors the action goes ahead, as the content lake rejects what is not allowed.
    const referrers = await findReferrers(client, document).catch(() => []);
    const [lockedDocuments, replacements, listings] = await Promise.all([
      lockedReferrers(client, referrers, userId),
      referrers.length > 0 ? findReplacements(client, document).catch(() => []) : [],
      published ? findListings(client, target.id, published._type).catch(() => []) : [],
    ]);
    setBusy(false);
    if (lockedDocuments.length > 0) setLocked(lockedDocuments);
    else if (referrers.length > 0 || listings.length > 0)
      setUsage({ removals: plannedRemovals(referrers, target, isRequired), replacements, listings });
    else original.onHandle?.();
  };
  const close = () => setUsage(null);
  const remove = async (by: Replacement | null) => {
    setBusy(true);
    try {
      const storedVersions = [published, draft].filter((each) => each !== null);
      const referrers = usage?.removals.map(({ referrer }) => referrer) ?? [];
      await removeEverywhere({ client, target, referrers, by, removal, stored: storedVersions, isRequired });
      close();
      toast.push({ status: 'success', title: removal === 'delete' ? 'Deleted' : 'Unpublished' });
      onComplete();
    } catch (reason) {
      if (isRefusal(reason)) {
        close();
        setLocked([]);
        return;
      }
      toast.push({
        status: 'error',
        title: 'Nothing was changed',
        description: reason instanceof Error ? reason.message : String(reason),
        closable: true,
      });
    } finally {
      setBusy(false);
    }
  };
  const leave = () => setLocked(null);
  if (locked)
    return {
      ...original,
      dialog: {
        type: 'dialog',
        header: removal === 'delete' ? 'You can’t delete this' : 'You can’t unpublish this',
        content: (
          <LockedDialog
            document={target.id}
            removal={removal}
            locked={locked}
            office={office}
            answer={answer}
            onAnswer={(latest) => setRemoval(target.id, latest)}
            onLeave={leave}
          />
        ),
        onClose: leave,
      },
    };
  return {
    ...original,
    disabled: original.disabled || isBusy,
    onHandle: () => void ask(),
    dialog: usage
      ? {
          type: 'dialog',
          header: 'This document is in use',
          content: (
            <UsedDialog
              used={usage}
              removal={removal}
              isBusy={isBusy}
              onLeave={close}
              onRemove={(by) => void remove(by)}
            />
          ),
          onClose: close,
        }
      : original.dialog,
  };
}
