import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';
import type { SanityClient } from 'sanity';
import { DeleteDialog } from './DeleteDialog.tsx';
import { foldersIn, isFolder } from './folders.ts';
import styles from './Media.module.css';
import { type Picture, tagsIn } from './pictures.ts';
import { useRun } from './useRun.ts';
import { addTagsTo } from './write.ts';

const countOf = (number: number) => `${number} ${number === 1 ? 'picture' : 'pictures'}`;

/** Actions for several selected pictures: add a folder and tags, or delete unused ones. */
export function Selection({
  client,
  pictures,
  onChange,
  onClear,
}: {
  client: SanityClient;
  pictures: readonly Picture[];
  onChange: () => void;
  onClear: () => void;
}) {
  const [folder, setFolder] = useState('');
  const [tags, setTags] = useState('');
  const [asks, setAsks] = useState(false);
  const { isBusy, run } = useRun(onChange);
  const addedTags = [...foldersIn(folder), ...tagsIn(tags).filter((tag) => !isFolder(tag))];
  const usedPictures = pictures.filter(({ uses }) => uses.length > 0);
  const add = () =>
    run(async () => {
      await addTagsTo(client, pictures, addedTags);
      return `Added to ${countOf(pictures.length)}`;
    });
  return (
    <Card as="section" aria-label="Selected pictures" border radius={3} padding={4}>
      <Stack gap={4}>
        <Flex align="center" justify="space-between" gap={3}>
          <Text size={1} weight="semibold">
            {countOf(pictures.length)} selected
          </Text>
          <Button mode="bleed" fontSize={1} text="Clear selection" onClick={onClear} />
        </Flex>
        <div className={styles.selection}>
          <TextInput
            aria-label="Folder for all"
            placeholder="Folder, such as Offers/2026"
            list="picture-folders"
            value={folder}
            onChange={(event) => setFolder(event.currentTarget.value)}
          />
          <TextInput
            aria-label="Tags for all"
            placeholder="Tags, separated by commas"
            value={tags}
            onChange={(event) => setTags(event.currentTarget.value)}
          />
          <Button
            mode="ghost"
            text="Add to all"
            disabled={addedTags.length === 0 || isBusy}
            loading={isBusy}
            onClick={() => void add()}
          />
          <Button
            mode="ghost"
            tone="critical"
            text="Delete…"
            disabled={usedPictures.length > 0 || isBusy}
            onClick={() => setAsks(true)}
          />
        </div>
        {usedPictures.length > 0 && (
          <Text size={1} muted>
            {usedPictures.length === 1
              ? `‘${usedPictures[0]?.name}’ is in use, so the selection can’t be deleted.`
              : `${usedPictures.length} of them are in use, so the selection can’t be deleted.`}
          </Text>
        )}
      </Stack>
      {asks && (
        <DeleteDialog
          client={client}
          pictures={pictures}
          onChange={onChange}
          onDeleted={onClear}
          onClose={() => setAsks(false)}
        />
      )}
    </Card>
  );
}
