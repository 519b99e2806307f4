import type { OutgoingFeedAnswer } from '@forecourt/lib/operations/advertising/overview/answers';
import { CopyIcon } from '@sanity/icons/Copy';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useId, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Problem } from '../back-office/Notice.tsx';
import { problemOf } from '../back-office/useSession.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import styles from '../feeds/Feeds.module.css';
import own from './Advertising.module.css';

type Address = NonNullable<OutgoingFeedAnswer['address']>;

/**
 * The address of a feed's file, to copy and to renew.
 * @param props.onRenewed reloads the feed
 */
export function AddressCard({
  office,
  feedId,
  address,
  onRenewed,
}: {
  office: BackOffice;
  feedId: string;
  address: Address;
  onRenewed: () => Promise<void>;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const toast = useToast();

  async function copy() {
    try {
      await navigator.clipboard.writeText(address.url);
      toast.push({ status: 'success', title: 'Address copied' });
    } catch {
      toast.push({
        status: 'error',
        title: 'The browser did not allow copying. Select the address instead.',
      });
    }
  }

  return (
    <Card border radius={3} padding={4} as="section" aria-label="Address of the file">
      <Stack gap={4}>
        <Stack gap={3}>
          <Text as="h2" size={1} weight="semibold">
            Address of the file
          </Text>
          <Text size={1} muted>
            Enter it at the receiver. Anyone who has it can read the file, so renew it if it was shared by
            mistake.
          </Text>
        </Stack>
        <Text size={1} className={own.address}>
          {address.url}
        </Text>
        <Flex gap={3} wrap="wrap">
          <Button mode="ghost" fontSize={1} icon={CopyIcon} text="Copy address" onClick={() => void copy()} />
          <Button mode="ghost" fontSize={1} text="Renew address" onClick={() => setIsOpen(true)} />
        </Flex>
      </Stack>
      {isOpen && (
        <RenewDialog
          office={office}
          feedId={feedId}
          address={address}
          onRenewed={onRenewed}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Card>
  );
}

/** Confirms the renewal after explaining its effect. */
function RenewDialog({
  office,
  feedId,
  address: { version },
  onRenewed,
  onClose,
}: Parameters<typeof AddressCard>[0] & { onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();

  async function renew() {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await office.renewAdvertAddress(feedId, version);
      toast.push({ status: 'success', title: 'Address renewed' });
      onClose();
      await onRenewed();
    } catch (error) {
      setProblem(problemOf(error).message);
      setBusy(false);
    }
  }

  return (
    <Dialog
      id={useId()}
      header="Renew address?"
      width={0}
      onClose={busy ? undefined : onClose}
      footer={
        <Flex justify="flex-end" gap={2} padding={3}>
          <Button mode="bleed" fontSize={1} text="Cancel" disabled={busy} onClick={onClose} />
          <Button
            fontSize={1}
            text="Renew address"
            loading={busy}
            aria-disabled={busy}
            onClick={() => void renew()}
          />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        <Text size={1} className={styles.typed}>
          The current address stops working at once. The receiver gets no changes until you enter the new one
          there, and may keep showing sold vehicles until then.
        </Text>
        {problem && <Problem>{problem}</Problem>}
      </Stack>
    </Dialog>
  );
}
