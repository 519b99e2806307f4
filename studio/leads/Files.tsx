import type { ListedFile } from '@forecourt/lib/leads/inbox';
import { DownloadIcon } from '@sanity/icons/Download';
import { Button, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import type { BackOfficeProblem } from '../back-office/backOffice.ts';
import { download } from '../back-office/download.ts';
import { Problem } from '../back-office/Notice.tsx';
import { problemOf } from '../back-office/useSession.ts';
import styles from './HeldBack.module.css';
import { sizeText } from './texts.ts';

/** Uploaded photos are converted to JPEG; those of messages may also have these types. */
const PICTURES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

type LoadFile = (file: string, signal?: AbortSignal) => Promise<Blob>;

/**
 * Files of a lead or a message: photos with a preview, and a button to save each file.
 * @param props.load returns a file by its id; must be stable between renders
 */
export function Files({ load, files }: { load: LoadFile; files: readonly ListedFile[] }) {
  return (
    <Stack gap={4} paddingTop={4}>
      <ul className={styles.files} aria-label="Files">
        {files.map((file) => (
          <li key={file.id}>
            <File load={load} file={file} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function File({ load, file }: { load: LoadFile; file: ListedFile }) {
  const { id, name, type, bytes } = file;
  const [problem, setProblem] = useState<BackOfficeProblem | null>(null);
  // Files are deleted with a shopper's data, maybe while the thread is open.
  const isRemoved = problem?.code === 'not_found';

  async function save() {
    setProblem(null);
    try {
      download(await load(id), name);
    } catch (error) {
      setProblem(problemOf(error));
    }
  }

  return (
    <Stack gap={3}>
      {!isRemoved && PICTURES.includes(type) && <Photo load={load} file={file} onProblem={setProblem} />}
      <Text size={1} className={styles.typed}>
        {name}, {sizeText(bytes)}
      </Text>
      {isRemoved ? (
        <Text size={1} muted role="status">
          This file has been removed.
        </Text>
      ) : (
        <div>
          <Button
            mode="ghost"
            fontSize={1}
            icon={DownloadIcon}
            text="Save"
            aria-label={`Save ${name}`}
            onClick={() => void save()}
          />
        </div>
      )}
      {problem && !isRemoved && <Problem>{problem.message}</Problem>}
    </Stack>
  );
}

/** A photo. It needs the user's token, so it can't be loaded by URL. */
function Photo({
  load,
  file: { id, name },
  onProblem,
}: {
  load: LoadFile;
  file: ListedFile;
  onProblem: (problem: BackOfficeProblem) => void;
}) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    let shownUrl: string | null = null;
    load(id, leaving.signal).then(
      (photo) => {
        if (leaving.signal.aborted) return;
        shownUrl = URL.createObjectURL(photo);
        setAddress(shownUrl);
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) onProblem(problemOf(error));
      },
    );
    return () => {
      leaving.abort();
      if (shownUrl) URL.revokeObjectURL(shownUrl);
    };
  }, [load, id, onProblem]);
  return <div className={styles.photo}>{address && <img src={address} alt={name} />}</div>;
}
