import { Box, Text } from '@sanity/ui';
import { Dialog } from '../dialog/Dialog.tsx';
import styles from './Inbox.module.css';
import { KEYS } from './useKeys.ts';

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog id="lead-keys" header="Keys" width={0} onClose={onClose} onClickOutside={onClose}>
      <Box padding={4}>
        <dl className={styles.keys}>
          {KEYS.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <Text as="dd" size={1}>
                {what}
              </Text>
            </div>
          ))}
        </dl>
      </Box>
    </Dialog>
  );
}
