import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  useClient,
} from 'sanity';
import { REQUEST_APPROVAL } from '../review/status.ts';
import { createRedirect, isMoving, loadMoves, type Move } from './redirects.ts';
import { API_VERSION } from './site.ts';

const wrappedActions = new WeakMap<DocumentActionComponent, DocumentActionComponent>();
const WORDS: Record<string, string> = { blogPost: 'post' };

/** Wraps the publish action with a dialog that offers a redirect if the address changes. */
export function publishWithRedirect(action: DocumentActionComponent): DocumentActionComponent {
  if (action.action !== 'publish') return action;
  // Sanity resolves actions on every change. A new function each time would close the dialog.
  const own = wrappedActions.get(action) ?? wrap(action);
  wrappedActions.set(action, own);
  return own;
}

function wrap(action: DocumentActionComponent): DocumentActionComponent {
  const own: DocumentActionComponent = (props) => useMove(action(props), props);
  return Object.assign(own, { action: action.action, displayName: action.displayName });
}

function useMove(
  original: DocumentActionDescription | null,
  { published, draft, type, id }: DocumentActionProps,
): DocumentActionDescription | null {
  const client = useClient({ apiVersion: API_VERSION });
  const toast = useToast();
  const [moves, setMoves] = useState<readonly Move[]>([]);
  // Requesting approval changes no address.
  if (!original || original.label === REQUEST_APPROVAL) return original;

  const close = () => setMoves([]);
  const publish = (): unknown => {
    close();
    return original.onHandle?.();
  };
  const publishAndLeadOn = async () => {
    // The back office may refuse to publish, and then the page keeps its address.
    if ((await publish()) === false) return;
    Promise.all(moves.map((move) => createRedirect(client, move))).catch((reason: unknown) => {
      const description = reason instanceof Error ? reason.message : String(reason);
      toast.push({ status: 'error', title: 'The old address could not be redirected', description });
    });
  };
  const ask = async () => {
    const all = await loadMoves(client, { published, draft, type, id });
    if (all.length) setMoves(all);
    else original.onHandle?.();
  };
  return {
    ...original,
    onHandle: () => (isMoving(published, draft) ? void ask() : original.onHandle?.()),
    dialog: moves.length
      ? {
          type: 'dialog',
          header: `The address of this ${WORDS[type] ?? type} will change`,
          content: (
            <Moved moves={moves} onPublish={publish} onPublishAndLeadOn={() => void publishAndLeadOn()} />
          ),
          onClose: close,
        }
      : original.dialog,
  };
}

function Moved({
  moves,
  onPublish,
  onPublishAndLeadOn,
}: {
  moves: readonly Move[];
  onPublish: () => void;
  onPublishAndLeadOn: () => void;
}) {
  const paths = [...new Map(moves.map((move) => [`${move.from} ${move.to}`, move])).values()];
  return (
    <Stack gap={4}>
      {paths.map(({ from, to }) => (
        <Text key={from} size={1}>
          The address changes from <strong>{from}</strong> to <strong>{to}</strong>.
        </Text>
      ))}
      <Text size={1}>
        {moves.length > 1 && `This affects ${moves.length} sites. `}Links, bookmarks and search engines still
        use the old address. Without a redirect, visitors get an error page.
      </Text>
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button mode="ghost" text="Publish without redirect" onClick={onPublish} />
        <Button tone="positive" text="Publish and redirect" onClick={onPublishAndLeadOn} />
      </Flex>
    </Stack>
  );
}
