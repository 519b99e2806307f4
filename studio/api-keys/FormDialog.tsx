import { Box, Button, Flex, Stack, Text } from '@sanity/ui';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Problem } from '../back-office/Notice.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useSubmit } from './useSubmit.ts';

/**
 * A dialog with a form, or a confirmation.
 * @param props.run throws a BackOfficeProblem, whose message is shown
 */
export function FormDialog({
  header,
  button,
  isDanger = false,
  canSubmit = true,
  run,
  onClose,
  children,
}: {
  header: string;
  button: string;
  isDanger?: boolean;
  canSubmit?: boolean;
  run: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}) {
  const { busy, problem, submit } = useSubmit();
  const id = useId();

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!canSubmit) return;
    await submit(run);
  }

  return (
    <Dialog
      id={id}
      header={header}
      width={1}
      onClose={busy ? undefined : onClose}
      footer={
        <Flex justify="flex-end" gap={2} padding={3}>
          <Button mode="bleed" fontSize={1} text="Cancel" disabled={busy} onClick={onClose} />
          <Button
            type="submit"
            form={`${id}-form`}
            fontSize={1}
            {...(isDanger && { tone: 'critical' as const })}
            text={button}
            loading={busy}
            disabled={busy || !canSubmit}
          />
        </Flex>
      }
    >
      <Box padding={4}>
        <form id={`${id}-form`} onSubmit={(event) => void onSubmit(event)}>
          <Stack gap={5}>
            {children}
            {problem && <Problem>{problem}</Problem>}
          </Stack>
        </form>
      </Box>
    </Dialog>
  );
}

/** A field of a form with its label and explanation. */
export function Field({
  label,
  help,
  id,
  children,
}: {
  label: string;
  help?: string;
  id: string;
  children: ReactNode;
}) {
  return (
    <Stack gap={3}>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        {label}
      </Text>
      {children}
      {help && (
        <Text size={1} muted id={`${id}-help`}>
          {help}
        </Text>
      )}
    </Stack>
  );
}
