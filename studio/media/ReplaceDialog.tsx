import { Button, Card, Checkbox, Flex, Spinner, Stack, Text, TextInput } from '@sanity/ui';
import { useEffect, useMemo, useState } from 'react';
import { type SanityClient, type SanityDocument, useSchema } from 'sanity';
import { Dialog } from '../dialog/Dialog.tsx';
import { type DescribedUse, describedUses, type Stored } from './describedUses.ts';
import { Loading } from './Loading.tsx';
import styles from './Media.module.css';
import type { Picture } from './pictures.ts';
import { documentsWith, type Replacement, replaceEverywhere } from './replace.ts';
import { useRun } from './useRun.ts';

const STORED_WORDS: Readonly<Record<Stored, string>> = {
  published: 'live straight away',
  draft: 'draft',
  release: 'in a release',
};

/** Lists the documents that use a picture and asks to confirm their alt texts before it is replaced. */
export function ReplaceDialog({
  client,
  picture,
  file,
  onReplaced,
  onChange,
  onClose,
}: {
  client: SanityClient;
  picture: Picture;
  file: File;
  onReplaced: (replacement: Replacement) => void;
  onChange: () => void;
  onClose: () => void;
}) {
  const [documents, setDocuments] = useState<SanityDocument[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  /** Changed alt texts by use. */
  const [alts, setAlts] = useState<ReadonlyMap<string, string>>(new Map());
  const [fitting, setFitting] = useState<ReadonlySet<string>>(new Set());
  const { isBusy, run } = useRun(onChange);
  const preview = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(preview), [preview]);
  const load = () => {
    setError(null);
    documentsWith(client, picture._id).then(setDocuments, (reason: unknown) =>
      setError(reason instanceof Error ? reason.message : String(reason)),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it opens
  useEffect(load, []);

  const uses = documents ? describedUses(documents, picture._id) : [];
  const count = new Set(uses.map(({ id }) => id)).size;
  const uncheckedUses = uses.filter(({ key, alt }) => alt && !fitting.has(key) && !alts.has(key));
  const toggle = (key: string) =>
    setFitting(new Set(fitting.has(key) ? [...fitting].filter((each) => each !== key) : [...fitting, key]));
  async function replace() {
    if (!documents) return;
    await run(async () => {
      const replacement = await replaceEverywhere(client, picture, { file, documents, alts });
      if (replacement) onReplaced(replacement);
      return replacement ? 'Replaced everywhere' : 'This is the same picture';
    });
    onClose();
  }
  return (
    <Dialog
      id="replace-picture"
      header={`Replace ${picture.name}`}
      width={1}
      onClose={onClose}
      footer={
        <Flex align="center" justify="flex-end" gap={3} padding={3} wrap="wrap">
          <Text size={1} muted role="status">
            {uncheckedUses.length > 0 &&
              `Confirm or change ${uncheckedUses.length === 1 ? 'one alt text' : `${uncheckedUses.length} alt texts`} first.`}
          </Text>
          <Button mode="bleed" text="Cancel" onClick={onClose} />
          <Button
            text={`Replace in ${count} ${count === 1 ? 'document' : 'documents'}`}
            disabled={!documents || uncheckedUses.length > 0 || isBusy}
            loading={isBusy}
            onClick={() => void replace()}
          />
        </Flex>
      }
    >
      <Stack gap={5} padding={4}>
        <div className={styles.pair}>
          <img src={`${picture.url}?w=600&h=450&fit=crop`} alt="" />
          <img src={preview} alt="" />
        </div>
        <Text size={1}>
          These documents change together, including published ones and releases. Does each alt text still
          describe the picture?
        </Text>
        {!documents && <Loading error={error} onRetry={load} />}
        <ul className={styles.uses}>
          {uses.map((use) => (
            <Card as="li" key={use.key} border radius={2} padding={3}>
              <UseOfPicture
                use={use}
                alt={alts.get(use.key) ?? use.alt ?? ''}
                fits={fitting.has(use.key)}
                onAlt={(alt) => setAlts(new Map([...alts, [use.key, alt]]))}
                onFits={() => toggle(use.key)}
              />
            </Card>
          ))}
        </ul>
        {isBusy && <Spinner muted />}
      </Stack>
    </Dialog>
  );
}

/** A document with its storage state and alt text. */
function UseOfPicture({
  use: { type, title, stored, alt: before },
  alt,
  fits,
  onAlt,
  onFits,
}: {
  use: DescribedUse;
  alt: string;
  fits: boolean;
  onAlt: (alt: string) => void;
  onFits: () => void;
}) {
  const schema = useSchema();
  return (
    <Stack gap={3}>
      <Text size={1}>
        <strong>{title}</strong> ({schema.get(type)?.title ?? type}),{' '}
        {stored.map((each) => STORED_WORDS[each]).join(', ')}
      </Text>
      {before === null ? (
        <Text size={1} muted>
          No alt text needed here.
        </Text>
      ) : (
        <>
          <TextInput
            aria-label={`Alt text in ${title}`}
            placeholder="Missing alt text"
            maxLength={160}
            value={alt}
            onChange={(event) => onAlt(event.currentTarget.value)}
          />
          {before !== '' && alt === before && (
            <Flex as="label" align="center" gap={3}>
              <Checkbox checked={fits} onChange={onFits} />
              <Text size={1}>Still correct</Text>
            </Flex>
          )}
        </>
      )}
    </Stack>
  );
}
