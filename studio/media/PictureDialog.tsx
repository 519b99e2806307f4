import { Button, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useRef, useState } from 'react';
import { type SanityClient, useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { Dialog } from '../dialog/Dialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { foldersIn, folderText, isFolder } from './folders.ts';
import styles from './Media.module.css';
import { type Picture, tagsIn } from './pictures.ts';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import type { Replacement } from './replace.ts';
import { useRun } from './useRun.ts';
import { PICTURE_TYPES } from './write.ts';

export function PictureDialog({
  client,
  picture,
  maySort,
  onChange,
  onReplaced,
  onClose,
}: {
  client: SanityClient;
  picture: Picture;
  /** The user may change folders and tags, and delete the picture. */
  maySort: boolean;
  onChange: () => void;
  onReplaced: (replacement: Replacement) => void;
  onClose: () => void;
}) {
  const { _id, name, url, width, height, uses } = picture;
  const [tags, setTags] = useState(picture.tags.filter((tag) => !isFolder(tag)).join(', '));
  const [folder, setFolder] = useState(folderText(picture.tags));
  const all = [...foldersIn(folder), ...tagsIn(tags).filter((tag) => !isFolder(tag))];
  const [other, setOther] = useState<File | null>(null);
  const [asksToDelete, setAsksToDelete] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const schema = useSchema();
  const { isBusy, run } = useRun(onChange);

  const saveTags = () =>
    run(async () => {
      await client
        .patch(_id)
        .setIfMissing({ opt: {} })
        .set({ 'opt.tags': all })
        .commit({ tag: 'media.tags' });
      return 'Saved';
    });

  return (
    <Dialog id="picture" header={name} width={1} onClose={onClose}>
      <Stack gap={5} padding={4}>
        <img className={styles.large} src={`${url}?w=1000`} alt="" />
        <Text size={1} muted>
          {width && height ? `${width} by ${height} pixels` : 'Unknown size'}
        </Text>
        <Stack gap={3}>
          <Text as="label" size={1} weight="medium" htmlFor="picture-folder">
            Folder, such as Offers/2026
          </Text>
          <TextInput
            id="picture-folder"
            list="picture-folders"
            value={folder}
            readOnly={!maySort}
            onChange={(event) => setFolder(event.currentTarget.value)}
          />
          <Text as="label" size={1} weight="medium" htmlFor="picture-tags">
            Tags, separated by commas
          </Text>
          <Flex gap={2}>
            <Flex flex={1}>
              <TextInput
                id="picture-tags"
                value={tags}
                readOnly={!maySort}
                onChange={(event) => setTags(event.currentTarget.value)}
              />
            </Flex>
            {maySort && (
              <Button
                mode="ghost"
                text="Save"
                disabled={isBusy || all.toSorted().join() === picture.tags.toSorted().join()}
                onClick={() => void saveTags()}
              />
            )}
          </Flex>
          {!maySort && (
            <Text size={1} muted>
              Pictures are shared by all sites, so only editors of all sites can organise them.
            </Text>
          )}
        </Stack>
        <Stack gap={4}>
          <Text size={1} weight="medium">
            {uses.length > 0 ? 'Used in' : 'Not used.'}
          </Text>
          <ul className={styles.uses}>
            {uses.map(({ id, type, title, lacksAlt, usableUntil }) => (
              <li key={id}>
                <Text size={1}>
                  <IntentLink intent="edit" params={{ id, type }} onClick={onClose}>
                    {title}
                  </IntentLink>{' '}
                  ({schema.get(type)?.title ?? type}){lacksAlt && ' · without alt text'}
                  {usableUntil && ` · ${rightsText(usableUntil)}`}
                </Text>
              </li>
            ))}
          </ul>
        </Stack>
        <Flex gap={3} align="center" wrap="wrap">
          <input
            ref={file}
            type="file"
            accept={PICTURE_TYPES}
            hidden
            aria-label="New picture"
            onChange={({ currentTarget }) => {
              setOther(currentTarget.files?.[0] ?? null);
              currentTarget.value = '';
            }}
          />
          {uses.length > 0 ? (
            <>
              <Button mode="ghost" text="Replace everywhere…" onClick={() => file.current?.click()} />
              <Text size={1} muted>
                The crop and focus are kept if the new picture has the same shape.
              </Text>
            </>
          ) : (
            maySort && (
              <Button mode="ghost" tone="critical" text="Delete…" onClick={() => setAsksToDelete(true)} />
            )
          )}
        </Flex>
      </Stack>
      {other && (
        <ReplaceDialog
          client={client}
          picture={picture}
          file={other}
          onReplaced={onReplaced}
          onChange={onChange}
          onClose={() => setOther(null)}
        />
      )}
      {asksToDelete && (
        <DeleteDialog
          client={client}
          pictures={[picture]}
          onChange={onChange}
          onDeleted={onClose}
          onClose={() => setAsksToDelete(false)}
        />
      )}
    </Dialog>
  );
}

/** Says until when a document shows a picture. */
function rightsText(usableUntil: string): string {
  const end = new Date(usableUntil);
  const day = end.toLocaleDateString('en-AU', { day: 'numeric', month: 'short', year: 'numeric' });
  return end.getTime() <= Date.now() ? `left out since ${day}` : `usable until ${day}`;
}
