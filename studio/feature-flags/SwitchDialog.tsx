import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useId, useState } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { CellSchedule } from './CellSchedule.tsx';
import { effectOf } from './effects.ts';
import { PreviewChange } from './PreviewChange.tsx';
import type { FeatureRow } from './rows.ts';
import { SiteChoice } from './SiteChoice.tsx';
import type { WaitingChange } from './scheduled.ts';
import type { SiteColumn } from './siteColumn.ts';
import type { CancelChange, ScheduleChange } from './useSchedules.ts';
import { isOn } from './values.ts';
import { WhereItShows } from './WhereItShows.tsx';

const TURN_ON = { label: 'On', value: true };
const TURN_OFF = { label: 'Off', value: false };

/** Turns a feature on or off at sites, now or at times to come. */
export function SwitchDialog({
  row,
  site,
  sites,
  on,
  schedule,
  waiting,
  onCancel,
  onApply,
  onClose,
}: {
  row: FeatureRow;
  site: SiteColumn;
  sites: readonly SiteColumn[];
  on: boolean;
  schedule: ScheduleChange | null;
  /** Scheduled changes of the row. */
  waiting: readonly WaitingChange[];
  onCancel: CancelChange;
  onApply: (chosenSites: SiteColumn[]) => void;
  onClose: () => void;
}) {
  const id = useId();
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set([site.id]));
  const open = sites.filter((candidate) => isOn(candidate, row.name) !== on);
  const chosenSites = open.filter((candidate) => chosenIds.has(candidate.id));
  const lookedAt = chosenSites.find((candidate) => candidate.id === site.id) ?? chosenSites[0];
  const word = on ? 'on' : 'off';
  return (
    <Dialog
      id={`${id}-switch`}
      header={`Turn ${word}: ${row.title}`}
      width={1}
      onClose={onClose}
      onClickOutside={onClose}
      footer={
        <Flex justify="flex-end" gap={2} padding={3}>
          <Button mode="bleed" fontSize={1} text="Cancel" onClick={onClose} />
          <PreviewChange row={row} value={on} site={lookedAt} />
          <Button
            fontSize={1}
            disabled={chosenSites.length === 0}
            text={`Turn ${word} at ${chosenSites.length === 1 ? (chosenSites[0]?.name ?? '') : `${chosenSites.length} sites`}`}
            onClick={() => onApply(chosenSites)}
          />
        </Flex>
      }
    >
      <Stack gap={5} padding={4}>
        <Stack gap={3}>
          <Text size={1} weight="medium">
            {effectOf(row, on)}
          </Text>
          <Text size={1} muted>
            Default: {row.fallback ? 'on' : 'off'}. Changes go live straight away.
          </Text>
        </Stack>
        <SiteChoice site={site} candidates={open} chosenIds={chosenIds} onChoose={setChosenIds} />
        {schedule && (
          <CellSchedule
            name={row.name}
            sites={chosenSites}
            values={on ? [TURN_ON, TURN_OFF] : [TURN_OFF, TURN_ON]}
            waiting={waiting}
            schedule={schedule}
            onCancel={onCancel}
          />
        )}
        <WhereItShows row={row} sites={chosenSites} />
      </Stack>
    </Dialog>
  );
}
