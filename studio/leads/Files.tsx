import type { ListedFile } from '@forecourt/lib/leads/inbox';
import { DownloadIcon } from '@sanity/icons/Download';
import { Button, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { download } from '../back-office/download.ts';
import { Problem } from '../back-office/Notice.tsx';
import { problemOf } from '../back-office/useSession.ts';
import styles from './HeldBack.module.css';
import { sizeText } from './texts.ts';

/** Uploaded photos are converted to JPEG, so no other type needs a preview. */
const PICTURE = 'image/jpeg';

/** Files attached to a lead: photos with a preview, and a button to save each file. */
export function Files({
  office,
  leadId,
  files,
}: {
  office: BackOffice;
  leadId: string;
  files: readonly ListedFile[];
}) {
  const [problem, setProblem] = useState<string | null>(null);

  async function save({ id, name }: ListedFile) {
    setProblem(null);
    try {
      download(await office.leadFile(leadId, id), name);
    } catch (error) {
      setProblem(problemOf(error).message);
    }
  }

  return (
    <Stack gap={4} paddingTop={4}>
      <ul className={styles.files} aria-label="Files">
        {files.map((file) => (
          <li key={file.id}>
            <Stack gap={3}>
              {file.type === PICTURE && <Photo office={office} leadId={leadId} file={file} />}
              <Text size={1} className={styles.typed}>
                {file.name}, {sizeText(file.bytes)}
              </Text>
              <div>
                <Button
                  mode="ghost"
                  fontSize={1}
                  icon={DownloadIcon}
                  text="Save"
                  aria-label={`Save ${file.name}`}
                  onClick={() => void save(file)}
                />
              </div>
            </Stack>
          </li>
        ))}
      </ul>
      {problem && <Problem>{problem}</Problem>}
    </Stack>
  );
}

/** A photo. It needs the user's token, so it can't be loaded by URL. */
function Photo({ office, leadId, file }: { office: BackOffice; leadId: string; file: ListedFile }) {
  const [address, setAddress] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    let shownUrl: string | null = null;
    office.leadFile(leadId, file.id, leaving.signal).then(
      (photo) => {
        if (leaving.signal.aborted) return;
        shownUrl = URL.createObjectURL(photo);
        setAddress(shownUrl);
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setProblem(problemOf(error).message);
      },
    );
    return () => {
      leaving.abort();
      if (shownUrl) URL.revokeObjectURL(shownUrl);
    };
  }, [office, leadId, file.id]);
  if (problem) return <Problem>{problem}</Problem>;
  return <div className={styles.photo}>{address && <img src={address} alt={file.name} />}</div>;
}
