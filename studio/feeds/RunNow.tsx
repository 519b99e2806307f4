import type { FetchState } from '@forecourt/lib/inventory/stock/runs/runs';
import { SyncIcon } from '@sanity/icons/Sync';
import { Button } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { problemOf } from '../back-office/useSession.ts';

/**
 * Fetches and imports a feed now, regardless of its schedule.
 * @param props.onAsked reloads the feed's status
 */
export function RunNow({
  office,
  feed,
  fetching: { isWaiting, isRunning },
  onAsked,
}: {
  office: BackOffice;
  feed: string;
  fetching: FetchState;
  onAsked: () => Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const isUnderWay = isWaiting || isRunning;

  async function run() {
    if (busy || isUnderWay) return;
    setBusy(true);
    try {
      await office.runFeed(feed);
      toast.push({ status: 'success', title: 'The feed will be fetched in a few seconds' });
      await onAsked();
    } catch (error) {
      toast.push({
        status: 'error',
        title: 'The run could not be started',
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
      text={isRunning ? 'Running' : isWaiting ? 'Waiting to run' : 'Run now'}
      loading={busy}
      aria-disabled={busy || isUnderWay}
      onClick={() => void run()}
    />
  );
}
