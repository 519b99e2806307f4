import { type CalendarService, NOTE_LENGTH } from '@forecourt/lib/leads/service-booking/staff';
import { Button, Flex, Stack, Text, TextArea } from '@sanity/ui';
import { useId, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Problem } from '../back-office/Notice.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useStep } from './useStep.ts';

/** Edits the staff's note on a booking. */
export function NoteDialog({
  office,
  service,
  onDone,
  onClose,
}: {
  office: BackOffice;
  service: CalendarService;
  onDone: () => Promise<void>;
  onClose: () => void;
}) {
  const id = useId();
  const [note, setNote] = useState(service.note);
  const { busy, problem, run } = useStep(onDone);
  return (
    <Dialog
      id={`${id}-dialog`}
      header="Note"
      width={0}
      onClose={busy ? undefined : onClose}
      footer={
        <Flex justify="flex-end" gap={2} padding={3}>
          <Button mode="bleed" fontSize={1} text="Cancel" disabled={busy} onClick={onClose} />
          <Button
            fontSize={1}
            text="Save note"
            loading={busy}
            disabled={busy || note.trim() === service.note}
            onClick={() => void run(() => office.noteService(service.id, note))}
          />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        <Stack gap={3}>
          <Text as="label" size={1} weight="medium" htmlFor={`${id}-note`}>
            {`Note on ${service.name}’s booking`}
          </Text>
          <TextArea
            id={`${id}-note`}
            fontSize={1}
            rows={4}
            maxLength={NOTE_LENGTH}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          <Text size={1} muted>
            Only staff see it.
          </Text>
        </Stack>
        {problem && <Problem>{problem}</Problem>}
      </Stack>
    </Dialog>
  );
}
