import { useState } from 'react';
import { type DocumentActionComponent, type DocumentActionDescription, useClient } from 'sanity';
import { InUse } from './InUse.tsx';
import { findReferrers, type Referrer } from './referrers.ts';
import { API_VERSION } from './site.ts';

const VERBS: Record<string, string> = { delete: 'deleted', unpublish: 'unpublished' };
const guarded = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/**
 * The Studio's action to delete or unpublish, which offers to go on 'anyway' where the content lake is sure to
 * refuse: with this, whoever asks is told what uses the document, and nothing else is offered. Other actions stay.
 */
export function unlessInUse(action: DocumentActionComponent): DocumentActionComponent {
  const verb = VERBS[action.action ?? ''];
  if (!verb) return action;
  // The Studio asks for its actions again with every change; another function would lose the open dialog.
  const own = guarded.get(action) ?? guard(action, verb);
  guarded.set(action, own);
  return own;
}

function guard(action: DocumentActionComponent, verb: string): DocumentActionComponent {
  const own: DocumentActionComponent = (props) => useGuarded(action(props), props.id, verb);
  return Object.assign(own, { action: action.action, displayName: action.displayName });
}

function useGuarded(
  original: DocumentActionDescription | null,
  id: string,
  verb: string,
): DocumentActionDescription | null {
  const client = useClient({ apiVersion: API_VERSION });
  const [asking, setAsking] = useState(false);
  const [referrers, setReferrers] = useState<Referrer[]>([]);
  if (!original) return null;

  const ask = async () => {
    setAsking(true);
    // Who cannot be asked does not stand in the way: the content lake has the last word.
    const referring = await findReferrers(client, id).catch(() => []);
    setAsking(false);
    setReferrers(referring);
    if (referring.length === 0) original.onHandle?.();
  };
  const close = () => setReferrers([]);
  return {
    ...original,
    disabled: original.disabled || asking,
    onHandle: () => void ask(),
    dialog:
      referrers.length === 0
        ? original.dialog
        : {
            type: 'dialog',
            header: `This document cannot be ${verb}`,
            content: <InUse referrers={referrers} verb={verb} onLeave={close} />,
            onClose: close,
          },
  };
}
