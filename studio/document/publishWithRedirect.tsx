import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  useClient,
} from 'sanity';
import { leadOn, type Move, moveOf } from './redirects.ts';
import { API_VERSION } from './site.ts';

const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/** The Studio's action to publish a page, which asks about the old address when the page moves. */
export function publishWithRedirect(action: DocumentActionComponent): DocumentActionComponent {
  if (action.action !== 'publish') return action;
  // The Studio asks for its actions again with every change; another function would lose the open dialog.
  const own = wrapped.get(action) ?? wrap(action);
  wrapped.set(action, own);
  return own;
}

function wrap(action: DocumentActionComponent): DocumentActionComponent {
  const own: DocumentActionComponent = (props) => useMove(action(props), props);
  return Object.assign(own, { action: action.action, displayName: action.displayName });
}

function useMove(
  original: DocumentActionDescription | null,
  { published, draft }: DocumentActionProps,
): DocumentActionDescription | null {
  const client = useClient({ apiVersion: API_VERSION });
  const toast = useToast();
  const [asked, setAsked] = useState<Move | null>(null);
  if (!original) return null;
  const move = moveOf(published, draft);

  const close = () => setAsked(null);
  const publish = () => {
    close();
    original.onHandle?.();
  };
  const publishAndLeadOn = (to: Move) => {
    publish();
    leadOn(client, to).catch((reason: unknown) => {
      const description = reason instanceof Error ? reason.message : String(reason);
      toast.push({ status: 'error', title: 'The old address could not be redirected', description });
    });
  };
  return {
    ...original,
    onHandle: () => (move ? setAsked(move) : original.onHandle?.()),
    dialog: asked
      ? {
          type: 'dialog',
          header: 'The address of this page changes',
          content: (
            <Moved move={asked} onPublish={publish} onPublishAndLeadOn={() => publishAndLeadOn(asked)} />
          ),
          onClose: close,
        }
      : original.dialog,
  };
}

function Moved({
  move: { from, to },
  onPublish,
  onPublishAndLeadOn,
}: {
  move: Move;
  onPublish: () => void;
  onPublishAndLeadOn: () => void;
}) {
  return (
    <Stack gap={4}>
      <Text size={1}>
        It moves from <strong>{from}</strong> to <strong>{to}</strong>. Links from elsewhere, bookmarks and
        search engines know the old address: without a redirect they find nothing.
      </Text>
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button mode="ghost" text="Publish without a redirect" onClick={onPublish} />
        <Button tone="positive" text="Publish and redirect" onClick={onPublishAndLeadOn} />
      </Flex>
    </Stack>
  );
}
