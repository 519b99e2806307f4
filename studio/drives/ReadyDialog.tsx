import type { CalendarService } from '@forecourt/lib/leads/service-booking/staff';
import { Button, Checkbox, Flex, Stack, Text } from '@sanity/ui';
import { useId, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Problem } from '../back-office/Notice.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useStep } from './useStep.ts';

/** Asks whether to notify the shopper that their car is ready. */
export function ReadyDialog({
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
  const [notifies, setNotifies] = useState(true);
  const { busy, problem, run } = useStep(onDone);
  return (
    <Dialog
      id={`${id}-ready`}
      header="Mark as ready to collect"
      width={0}
      onClose={busy ? undefined : onClose}
      footer={
        <Flex justify="flex-end" gap={2} padding={3}>
          <Button mode="bleed" fontSize={1} text="Cancel" disabled={busy} onClick={onClose} />
          <Button
            fontSize={1}
            text="Mark as ready"
            loading={busy}
            disabled={busy}
            onClick={() => void run(() => office.readyService(service.id, notifies))}
          />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        <Text size={1}>
          {service.name}
          {service.vehicle && `, ${service.vehicle}`}
        </Text>
        <Flex as="label" gap={3} align="center" htmlFor={`${id}-notify`}>
          <Checkbox
            id={`${id}-notify`}
            checked={notifies}
            onChange={({ currentTarget }) => setNotifies(currentTarget.checked)}
          />
          <Text size={1}>
            {service.textAgreed ? 'Notify the shopper by email and SMS' : 'Notify the shopper by email'}
          </Text>
        </Flex>
        {problem && <Problem>{problem}</Problem>}
      </Stack>
    </Dialog>
  );
}
