import { UploadIcon } from '@sanity/icons/Upload';
import { Button } from '@sanity/ui';
import { useRef } from 'react';
import type { SanityClient } from 'sanity';
import { useRun } from './useRun.ts';
import { PICTURE_TYPES, uploadPictures } from './write.ts';

export function Upload({
  client,
  tags,
  onChange,
}: {
  client: SanityClient;
  tags: readonly string[];
  onChange: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, run } = useRun(onChange, 'Some pictures could not be uploaded');
  const upload = (files: File[]) =>
    run(async () => {
      await uploadPictures(client, files, tags);
      return files.length === 1 ? 'Uploaded' : `${files.length} pictures uploaded`;
    });
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        multiple
        hidden
        aria-label="Pictures to upload"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (files.length > 0) void upload(files);
          currentTarget.value = '';
        }}
      />
      <Button
        icon={UploadIcon}
        text="Upload pictures"
        disabled={isBusy}
        loading={isBusy}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
