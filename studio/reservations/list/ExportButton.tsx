import { DownloadIcon } from '@sanity/icons/Download';
import { Button } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import { download } from '../../back-office/download.ts';
import { problemOf } from '../../back-office/useSession.ts';

/**
 * Downloads the listed reservations as CSV.
 * @param props.load rejects with a BackOfficeProblem
 */
export function ExportButton({
  name,
  load,
  disabled,
}: {
  name: string;
  load: () => Promise<Blob>;
  disabled: boolean;
}) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();

  async function save() {
    setBusy(true);
    try {
      download(await load(), `${name}-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch (error) {
      toast.push({
        status: 'error',
        title: 'The file could not be exported',
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
      icon={DownloadIcon}
      text="Export CSV"
      loading={busy}
      disabled={disabled || busy}
      onClick={() => void save()}
    />
  );
}
