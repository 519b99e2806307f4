import { NOTE_LIMIT } from '@forecourt/lib/operations/back-office/contract';
import { Box, Button, Flex, Stack, Text, TextArea } from '@sanity/ui';
import { useId, useState } from 'react';
import { Problem } from '../../back-office/Notice.tsx';
import { problemOf } from '../../back-office/useSession.ts';
import { Dialog } from '../../dialog/Dialog.tsx';
import styles from '../Reservations.module.css';
import type { stepTexts } from '../texts.ts';

export function StepDialog({
  words: { title, money, vehicle, confirm, tone },
  onConfirm,
  onClose,
}: {
  words: ReturnType<typeof stepTexts>;
  /** Rejects if the action failed. */
  onConfirm: (note: string) => Promise<void>;
  onClose: () => void;
}) {
  const id = useId();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit() {
    setBusy(true);
    setProblem(null);
    try {
      await onConfirm(note);
    } catch (error) {
      setProblem(problemOf(error).message);
      setBusy(false);
    }
  }

  const footer = (
    <Flex justify="flex-end" gap={2} padding={3}>
      <Button mode="bleed" fontSize={1} text="Cancel" disabled={busy} onClick={onClose} />
      <Button
        tone={tone}
        className={tone === 'critical' ? styles.critical : undefined}
        fontSize={1}
        text={confirm}
        loading={busy}
        disabled={busy}
        onClick={() => void submit()}
      />
    </Flex>
  );
  return (
    <Dialog
      id={`${id}-step`}
      header={title}
      width={0}
      footer={footer}
      onClose={busy ? undefined : onClose}
      onClickOutside={busy ? undefined : onClose}
    >
      <Stack gap={5} padding={4}>
        <Stack gap={4}>
          <Text size={1}>{money}</Text>
          <Text size={1}>{vehicle}</Text>
        </Stack>
        <Stack gap={3}>
          <Text as="label" size={1} weight="medium" htmlFor={`${id}-note`}>
            Note (optional)
          </Text>
          <TextArea
            id={`${id}-note`}
            rows={3}
            fontSize={1}
            maxLength={NOTE_LIMIT}
            value={note}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Box id={`${id}-hint`}>
            <Text size={1} muted>
              Recorded in the history under your name. The shopper does not see it.
            </Text>
          </Box>
        </Stack>
        {problem && <Problem>{problem}</Problem>}
      </Stack>
    </Dialog>
  );
}
