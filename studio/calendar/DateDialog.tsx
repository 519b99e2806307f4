import { localTime, parseLocalTime } from '@forecourt/lib/sites/local-time';
import { Button, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useId, useState } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { timeZoneName } from '../time/timeZones.ts';
import type { Moment } from './entries.ts';

/**
 * Changes a date by keyboard or to another time of day.
 * @param props.zone time zone of the site
 * @param props.onSave stores the new time; the dialog is closed by its owner
 */
export function DateDialog({
  moment,
  zone,
  onSave,
  onClose,
}: {
  moment: Moment;
  zone: string;
  onSave: (at: Date) => void;
  onClose: () => void;
}) {
  const id = useId();
  const [time, setTime] = useState(() => localTime(moment.at, zone));
  const at = parseLocalTime(time, zone);
  const isSame = at?.getTime() === moment.at.getTime();
  return (
    <Dialog
      id={`${id}-date`}
      header={`Change date: ${moment.title}`}
      width={0}
      onClose={onClose}
      footer={
        <Flex justify="flex-end" gap={2} padding={3}>
          <Button mode="bleed" fontSize={1} text="Cancel" onClick={onClose} />
          <Button
            fontSize={1}
            type="submit"
            form={`${id}-form`}
            text="Save to draft"
            disabled={!at || isSame}
          />
        </Flex>
      }
    >
      <form
        id={`${id}-form`}
        onSubmit={(event) => {
          event.preventDefault();
          if (at && !isSame) onSave(at);
        }}
      >
        <Stack gap={3} padding={4}>
          <Text as="label" size={1} weight="medium" htmlFor={`${id}-time`}>
            {moment.change === 'starts' ? 'Starts' : 'Ends'} ({timeZoneName(zone)})
          </Text>
          <TextInput
            id={`${id}-time`}
            type="datetime-local"
            fontSize={1}
            value={time}
            onChange={({ currentTarget }) => setTime(currentTarget.value)}
          />
          <Text size={1} muted>
            Visitors see the change when you publish the draft.
          </Text>
        </Stack>
      </form>
    </Dialog>
  );
}
