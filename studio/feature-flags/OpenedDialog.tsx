import type { SettingScheduleAnswer } from '@forecourt/lib/operations/back-office/setting-schedules-contract';
import { ChangesDialog } from './ChangesDialog.tsx';
import { changeKey, type MatrixHistory, type PastChange } from './history.ts';
import type { FeatureRow, MatrixRow, SettingRow } from './rows.ts';
import { SettingDialog } from './SettingDialog.tsx';
import { SwitchDialog } from './SwitchDialog.tsx';
import { waitingChanges } from './scheduled.ts';
import type { SiteColumn } from './siteColumn.ts';
import type { useChange } from './useChange.ts';
import type { CancelChange, ScheduleChange } from './useSchedules.ts';

/** The open dialog of the matrix: a feature to turn on or off, a setting, or the history of a cell. */
export type Opened =
  | { kind: 'switch'; row: FeatureRow; site: SiteColumn; on: boolean }
  | { kind: 'setting'; row: SettingRow; site: SiteColumn }
  | { kind: 'changes'; row: MatrixRow; site: SiteColumn };

/** The open dialog. It closes after the change is applied. */
export function OpenedDialog({
  opened,
  sites,
  history,
  readOnly,
  change,
  schedule,
  schedules,
  onCancel,
  onClose,
}: {
  opened: Opened;
  sites: readonly SiteColumn[];
  history: MatrixHistory;
  readOnly: boolean;
  change: ReturnType<typeof useChange>;
  /** Schedules changes; null if nothing can be scheduled. */
  schedule: ScheduleChange | null;
  schedules: readonly SettingScheduleAnswer[];
  onCancel: CancelChange;
  onClose: () => void;
}) {
  const { row, site } = opened;
  const waiting = waitingChanges(schedules, row.name, sites);
  const past = {
    changes: history.get(changeKey(site.id, row.name)) ?? [],
    history,
    onPutBack: readOnly
      ? null
      : (changes: PastChange[]) => {
          onClose();
          change.putBack(changes);
        },
  };
  if (opened.kind === 'changes') return <ChangesDialog row={row} site={site} onClose={onClose} {...past} />;
  if (opened.kind === 'switch')
    return (
      <SwitchDialog
        {...opened}
        sites={sites}
        schedule={schedule}
        waiting={waiting}
        onCancel={onCancel}
        onApply={(chosenSites) => {
          onClose();
          change.turn(opened.row, opened.on, chosenSites);
        }}
        onClose={onClose}
      />
    );
  return (
    <SettingDialog
      {...opened}
      sites={sites}
      readOnly={readOnly}
      past={past}
      schedule={schedule}
      waiting={waiting}
      onCancel={onCancel}
      onApply={async (value, chosenSites) => {
        // Keeps the input if the change could not be stored.
        if (await change.set(opened.row, value, chosenSites)) onClose();
      }}
      onClose={onClose}
    />
  );
}
