import { UploadIcon } from '@sanity/icons/Upload';
import { Button } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useRef, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { problemOf } from '../back-office/useSession.ts';
import { fileProblem, sendFile } from './sendFile.ts';

/**
 * Uploads the next file of a feed without a source. It is imported within seconds.
 * @param props.onSent reloads the feed's status
 */
export function SendFile({
  office,
  feed,
  onSent,
}: {
  office: BackOffice;
  feed: string;
  onSent: () => Promise<void>;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const toast = useToast();

  async function send(file: File) {
    const problem = fileProblem(file);
    if (problem) {
      toast.push({
        status: 'error',
        title: 'The file could not be uploaded',
        description: problem,
        closable: true,
      });
      return;
    }
    setBusy(true);
    try {
      await sendFile(office, feed, file);
      toast.push({ status: 'success', title: `${file.name} will be imported in a few seconds` });
      await onSent();
    } catch (error) {
      toast.push({
        status: 'error',
        title: 'The file could not be uploaded',
        description: problemOf(error).message,
        closable: true,
      });
    }
    setBusy(false);
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label="Feed file"
        accept=".csv,.txt,.tsv,.xml,.json,.zip,.gz"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void send(file);
          // Reset, so that the same file can be chosen again after it was fixed.
          currentTarget.value = '';
        }}
      />
      <Button
        fontSize={1}
        icon={UploadIcon}
        text="Upload file"
        loading={busy}
        disabled={busy}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
