import { Button, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useId } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { Field } from './FormDialog.tsx';

/** Shows a key or a secret for the only time. */
export function SecretDialog({
  header,
  label,
  help,
  secret,
  onClose,
}: {
  header: string;
  label: string;
  help: string;
  secret: string;
  onClose: () => void;
}) {
  const id = useId();
  const toast = useToast();

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      toast.push({ status: 'success', title: `${label} copied` });
    } catch {
      toast.push({ status: 'error', title: 'Copying failed. Select the text and copy it.' });
    }
  }

  return (
    <Dialog
      id={id}
      header={header}
      width={1}
      onClose={onClose}
      footer={
        <Flex justify="flex-end" gap={2} padding={3}>
          <Button mode="ghost" fontSize={1} text="Copy" onClick={() => void copy()} />
          <Button fontSize={1} text="Done" onClick={onClose} />
        </Flex>
      }
    >
      <Stack gap={5} padding={4}>
        <Text size={1}>Copy it now and store it safely. It cannot be shown again.</Text>
        <Field id={`${id}-secret`} label={label} help={help}>
          <TextInput
            id={`${id}-secret`}
            aria-describedby={`${id}-secret-help`}
            readOnly
            value={secret}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
