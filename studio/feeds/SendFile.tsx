import { UploadIcon } from '@sanity/icons/Upload';
import { Button } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useRef, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { problemOf } from '../back-office/useSession.ts';
import { fileProblem, sendFile } from './pieces.ts';

/**
 * Sends the next file of a feed whose files are sent by hand; it is imported within seconds.
 * @param props.onSent asks how the feed stands
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
        title: 'The file could not be sent',
        description: problem,
        closable: true,
      });
      return;
    }
    setBusy(true);
    try {
      await sendFile(office, feed, file);
      toast.push({ status: 'success', title: `${file.name} is imported within seconds` });
      await onSent();
    } catch (error) {
      toast.push({
        status: 'error',
        title: 'The file could not be sent',
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
        aria-label="File of the feed"
        accept=".csv,.txt,.tsv,.xml,.json,.zip,.gz"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void send(file);
          // The same file, mended, can be sent again.
          currentTarget.value = '';
        }}
      />
      <Button
        fontSize={1}
        icon={UploadIcon}
        text="Send a file"
        loading={busy}
        disabled={busy}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
