import { FILE_TYPES } from '@forecourt/lib/leads/conversation/limits';
import { Button, Flex } from '@sanity/ui';
import { useRef } from 'react';
import styles from './Composer.module.css';
import { filesProblem } from './files.ts';

/** Attachments of an email. */
export function FilePicker({
  files,
  onChange,
  onProblem,
}: {
  files: readonly File[];
  onChange(files: File[]): void;
  onProblem(problem: string | null): void;
}) {
  const input = useRef<HTMLInputElement>(null);
  function add(added: FileList | null) {
    const together = [...files, ...(added ?? [])];
    const problem = filesProblem(together);
    onProblem(problem);
    if (!problem) onChange(together);
    if (input.current) input.current.value = '';
  }
  return (
    <Flex gap={2} align="center" wrap="wrap">
      <input
        ref={input}
        type="file"
        multiple
        accept={FILE_TYPES.join(',')}
        aria-label="Attach files"
        className={styles.file}
        tabIndex={-1}
        onChange={({ currentTarget }) => add(currentTarget.files)}
      />
      <Button
        mode="ghost"
        fontSize={1}
        padding={2}
        text="Attach files"
        onClick={() => input.current?.click()}
      />
      {files.map((file) => (
        <Button
          key={`${file.name} ${file.size} ${file.lastModified}`}
          mode="bleed"
          fontSize={1}
          padding={2}
          text={`${file.name} ×`}
          aria-label={`Remove ${file.name}`}
          onClick={() => onChange(files.filter((each) => each !== file))}
        />
      ))}
    </Flex>
  );
}
