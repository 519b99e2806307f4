import { SyncIcon } from '@sanity/icons/Sync';
import { Button } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { problemOf } from '../back-office/useSession.ts';

/**
 * Checks all vehicles of a feed now, and sends what has changed.
 * @param props.onAsked reloads the feed
 */
export function CheckNow({
  office,
  feedId,
  isOff,
  onAsked,
}: {
  office: BackOffice;
  feedId: string;
  isOff: boolean;
  onAsked: () => Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const isDisabled = busy || isOff;

  async function check() {
    if (isDisabled) return;
    setBusy(true);
    try {
      await office.checkAdverts(feedId);
      toast.push({ status: 'success', title: 'The check starts in a few seconds' });
      await onAsked();
    } catch (error) {
      toast.push({
        status: 'error',
        title: 'The check could not be started',
        description: problemOf(error).message,
        closable: true,
      });
    }
    setBusy(false);
  }

  return (
    <Button
      mode="ghost"
      fontSize={1}
      icon={SyncIcon}
      text="Check now"
      loading={busy}
      aria-disabled={isDisabled}
      onClick={() => void check()}
    />
  );
}
