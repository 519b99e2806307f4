import type { RunAnswer } from '@forecourt/lib/inventory/stock/runs/runs';
import { UndoIcon } from '@sanity/icons/Undo';
import { Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useId, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Problem } from '../back-office/Notice.tsx';
import { problemOf } from '../back-office/useSession.ts';
import styles from './Feeds.module.css';
import { resultText, undoText } from './words.ts';

/**
 * The way back from a run that should not have been.
 * @param props.onUndone asks for the run again
 */
export function UndoCard({
  office,
  run,
  onUndone,
}: {
  office: BackOffice;
  run: RunAnswer['run'];
  onUndone: () => Promise<void>;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card border radius={3} padding={4}>
      <Flex gap={4} justify="space-between" align="center" wrap="wrap">
        <Text size={1} muted className={styles.grow}>
          Was this file a mistake? The vehicles can be put back as they were before it.
        </Text>
        <Button
          mode="ghost"
          fontSize={1}
          icon={UndoIcon}
          text="Undo this run"
          onClick={() => setIsOpen(true)}
        />
      </Flex>
      {isOpen && (
        <UndoDialog office={office} run={run} onUndone={onUndone} onClose={() => setIsOpen(false)} />
      )}
    </Card>
  );
}

/** Asks first, and says what becomes of the vehicles. */
function UndoDialog({
  office,
  run,
  onUndone,
  onClose,
}: Parameters<typeof UndoCard>[0] & { onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();

  async function undo() {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const { outcome } = await office.undoFeedRun(String(run.id));
      toast.push({
        status: 'success',
        title: outcome === 'undone' ? 'The run is undone' : 'It was undone before',
      });
      onClose();
      await onUndone();
    } catch (error) {
      setProblem(problemOf(error).message);
      setBusy(false);
    }
  }

  return (
    <Dialog
      id={useId()}
      header="Undo this run?"
      width={0}
      onClose={busy ? undefined : onClose}
      footer={
        <Flex justify="flex-end" gap={2} padding={3}>
          <Button mode="bleed" fontSize={1} text="Cancel" disabled={busy} onClick={onClose} />
          <Button
            fontSize={1}
            text="Undo the run"
            loading={busy}
            aria-disabled={busy}
            onClick={() => void undo()}
          />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        <Text size={1}>The run did this: {resultText(run)}.</Text>
        <Text size={1}>{undoText(run.counts)}</Text>
        <Text size={1}>
          Pages and search follow within seconds. The next file that comes is imported as ever: have it put
          right where it is made.
        </Text>
        {problem && <Problem>{problem}</Problem>}
      </Stack>
    </Dialog>
  );
}
