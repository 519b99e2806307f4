import { settingDefinitions } from '@forecourt/lib/sites/settings';
import { problemOf } from '@forecourt/schemas/settings/problemOf';
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { type ComponentProps, useId, useState } from 'react';
import { IntentLink } from 'sanity/router';
import { Dialog } from '../dialog/Dialog.tsx';
import { CellSchedule } from './CellSchedule.tsx';
import { fieldShape, storable } from './formValue.ts';
import { PastChanges } from './PastChanges.tsx';
import { PreviewChange } from './PreviewChange.tsx';
import type { SettingRow } from './rows.ts';
import { SiteChoice } from './SiteChoice.tsx';
import type { WaitingChange } from './scheduled.ts';
import type { SiteColumn } from './siteColumn.ts';
import type { CancelChange, ScheduleChange } from './useSchedules.ts';
import { ValueInput } from './ValueInput.tsx';
import { canonical, settingText, storedAt, wordsOf } from './values.ts';
import { WhereItShows } from './WhereItShows.tsx';

/** A setting with its value, default and history. Administrators can change it at one or more sites. */
export function SettingDialog({
  row,
  site,
  sites,
  readOnly,
  past,
  schedule,
  waiting,
  onCancel,
  onApply,
  onClose,
}: {
  row: SettingRow;
  site: SiteColumn;
  sites: readonly SiteColumn[];
  readOnly: boolean;
  past: ComponentProps<typeof PastChanges>;
  schedule: ScheduleChange | null;
  /** Scheduled changes of the row. */
  waiting: readonly WaitingChange[];
  onCancel: CancelChange;
  /** Sets a value at sites; null is the default. */
  onApply: (value: unknown, chosenSites: SiteColumn[]) => Promise<void>;
  onClose: () => void;
}) {
  const id = useId();
  const [enteredValue, setEnteredValue] = useState<unknown>(storedAt(site, row.name) ?? undefined);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set([site.id]));
  const [busy, setBusy] = useState(false);
  const value = storable(enteredValue);
  const problem = problemOf(settingDefinitions[row.name].type, value);
  const tickedSites = sites.filter((candidate) => chosenIds.has(candidate.id));
  // Sites that already have the value are skipped, so that their history does not show a change.
  const changedSites = tickedSites.filter(
    (candidate) => canonical(storedAt(candidate, row.name)) !== canonical(value),
  );
  const lookedAt = changedSites.find((candidate) => candidate.id === site.id) ?? changedSites[0];
  const isEntered = canonical(storedAt(site, row.name)) !== canonical(value);
  const places = changedSites.length === 1 ? (changedSites[0]?.name ?? '') : `${changedSites.length} sites`;
  function applyWords(): string {
    if (changedSites.length === 0) return 'No changes';
    return value === null ? `Use default at ${places}` : `Set at ${places}`;
  }
  async function apply() {
    setBusy(true);
    await onApply(value, changedSites);
    setBusy(false);
  }
  return (
    <Dialog
      id={`${id}-setting`}
      header={`${row.title} at ${site.name}`}
      width={1}
      onClose={onClose}
      // Clicking outside must not discard input.
      onClickOutside={isEntered || busy ? undefined : onClose}
      footer={
        readOnly ? undefined : (
          <Flex justify="flex-end" gap={2} padding={3}>
            <Button mode="bleed" fontSize={1} text="Cancel" onClick={onClose} />
            <PreviewChange row={row} value={value} site={lookedAt} disabled={busy || problem !== null} />
            <Button
              fontSize={1}
              disabled={busy || problem !== null || changedSites.length === 0}
              text={busy ? 'Saving…' : applyWords()}
              onClick={() => void apply()}
            />
          </Flex>
        )
      }
    >
      <Stack gap={5} padding={4}>
        <Stack gap={3}>
          {row.description && <Text size={1}>{row.description}</Text>}
          <Text size={1} muted>
            Default: {row.fallback}
          </Text>
          {readOnly && <Text size={1}>Current value: {settingText(site, row.name)}</Text>}
        </Stack>
        {!readOnly && (
          <Stack gap={3}>
            <ValueInput
              shape={fieldShape(row.name)}
              value={enteredValue}
              label={row.title}
              onChange={setEnteredValue}
            />
            {problem && (
              <Card tone="critical" radius={2} padding={3} role="alert">
                <Text size={1}>{problem}</Text>
              </Card>
            )}
            <Flex align="center" justify="space-between" gap={3}>
              <Text size={1} muted>
                {value === null
                  ? `Uses the default: ${wordsOf(row.name, null)}`
                  : 'Changes go live straight away.'}
              </Text>
              <Button
                mode="bleed"
                fontSize={1}
                text="Use default"
                disabled={value === null}
                onClick={() => setEnteredValue(undefined)}
              />
            </Flex>
          </Stack>
        )}
        {!readOnly && (
          <SiteChoice
            site={site}
            candidates={sites}
            chosenIds={chosenIds}
            nowAt={(candidate) => settingText(candidate, row.name)}
            onChoose={setChosenIds}
          />
        )}
        {!readOnly && schedule && (
          <CellSchedule
            name={row.name}
            sites={tickedSites}
            values={[{ label: row.title, value }]}
            disabled={busy || problem !== null}
            waiting={waiting}
            schedule={schedule}
            onCancel={onCancel}
          />
        )}
        <WhereItShows row={row} sites={tickedSites} />
        <PastChanges {...past} />
        <Box>
          <IntentLink intent="edit" params={{ id: site.id, type: 'site', path: `settings.${row.name}` }}>
            <Text as="span" size={1}>
              Open settings of {site.name}
            </Text>
          </IntentLink>
        </Box>
      </Stack>
    </Dialog>
  );
}
