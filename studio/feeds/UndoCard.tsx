import type { RunAnswer } from '@forecourt/lib/inventory/stock/runs/runs';
import { UndoIcon } from '@sanity/icons/Undo';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useId, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Problem } from '../back-office/Notice.tsx';
import { problemOf } from '../back-office/useSession.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import styles from './Feeds.module.css';
import { resultText, undoText } from './texts.ts';

/**
 * Offers to undo a run.
 * @param props.onUndone reloads the run
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
          Was this the wrong file? You can restore the vehicles as they were before this run.
        </Text>
        <Button mode="ghost" fontSize={1} icon={UndoIcon} text="Undo run" onClick={() => setIsOpen(true)} />
      </Flex>
      {isOpen && (
        <UndoDialog office={office} run={run} onUndone={onUndone} onClose={() => setIsOpen(false)} />
      )}
    </Card>
  );
}

/** Confirms the undo after explaining its effect on the vehicles. */
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
        title: outcome === 'undone' ? 'Run undone' : 'This run was already undone',
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
      header="Undo run?"
      width={0}
      onClose={busy ? undefined : onClose}
      footer={
        <Flex justify="flex-end" gap={2} padding={3}>
          <Button mode="bleed" fontSize={1} text="Cancel" disabled={busy} onClick={onClose} />
          <Button
            fontSize={1}
            text="Undo run"
            loading={busy}
            aria-disabled={busy}
            onClick={() => void undo()}
          />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        <Text size={1}>This run: {resultText(run)}.</Text>
        <Text size={1}>{undoText(run.counts)}</Text>
        <Text size={1}>
          Pages and search update in a few seconds. The next file will be imported as usual, so ask whoever
          creates it to fix the problem.
        </Text>
        {problem && <Problem>{problem}</Problem>}
      </Stack>
    </Dialog>
  );
}
