import { Button, Flex, Stack, Text } from '@sanity/ui';
import type { SanityClient } from 'sanity';
import { Dialog } from '../dialog/Dialog.tsx';
import styles from './Media.module.css';
import type { Picture } from './pictures.ts';
import { useRun } from './useRun.ts';
import { deletePictures } from './write.ts';

export function DeleteDialog({
  client,
  pictures,
  onChange,
  onDeleted,
  onClose,
}: {
  client: SanityClient;
  pictures: readonly Picture[];
  onChange: () => void;
  onDeleted: () => void;
  onClose: () => void;
}) {
  const { isBusy, run } = useRun(onChange);
  const one = pictures.length === 1;
  async function remove() {
    const ids = pictures.map(({ _id }) => _id);
    const isDone = await run(async () => {
      await deletePictures(client, ids);
      return one ? 'Deleted' : `${ids.length} pictures deleted`;
    });
    onClose();
    if (isDone) onDeleted();
  }
  return (
    <Dialog
      id="delete-pictures"
      header={one ? 'Delete this picture?' : `Delete ${pictures.length} pictures?`}
      onClose={onClose}
      footer={
        <Flex justify="flex-end" gap={2} padding={3}>
          <Button mode="bleed" text="Cancel" onClick={onClose} />
          <Button
            tone="critical"
            text="Delete permanently"
            disabled={isBusy}
            loading={isBusy}
            onClick={() => void remove()}
          />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        <Text size={1}>No content uses {one ? 'it' : 'them'}. You can’t undo this.</Text>
        <ul className={styles.uses}>
          {pictures.map(({ _id, name }) => (
            <li key={_id}>
              <Text size={1}>{name}</Text>
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}
