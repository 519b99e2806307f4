import type {
  SettingCell,
  SettingScheduleAnswer,
} from '@forecourt/lib/operations/back-office/setting-schedules-contract';
import { useToast } from '@sanity/ui/toast';
import { useCallback, useEffect, useState } from 'react';
import { useBackOffice } from '../back-office/useBackOffice.ts';
import { problemOf } from '../back-office/useSession.ts';
import type { Change } from './lake.ts';

/**
 * Scheduled changes, for administrators. `schedules` is null while loading and without a back office, which
 * applies them.
 * @param isOn false for users who may not change settings
 */
export function useSchedules(isOn: boolean) {
  const connection = useBackOffice();
  const office = isOn && 'office' in connection ? connection.office : null;
  const toast = useToast();
  const [schedules, setSchedules] = useState<SettingScheduleAnswer[] | null>(null);

  const load = useCallback(
    async (signal?: AbortSignal) => {
      if (!office) return;
      // The matrix works without them.
      const answer = await office.settingSchedules(signal).catch(() => null);
      if (answer && !signal?.aborted) setSchedules(answer.schedules);
    },
    [office],
  );
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);

  /** Runs a step and shows its outcome. Returns whether it succeeded. */
  async function run(step: () => Promise<unknown>, done: string, refused: string): Promise<boolean> {
    try {
      await step();
      toast.push({ status: 'success', title: done });
      return true;
    } catch (error) {
      toast.push({
        status: 'error',
        title: refused,
        description: problemOf(error).message,
        closable: true,
      });
      return false;
    } finally {
      await load();
    }
  }
  return {
    schedules,
    reload: () => void load(),
    /** Null if nothing can be scheduled. */
    schedule:
      office && schedules
        ? (at: Date, changes: readonly Change[]) =>
            run(
              () =>
                office.scheduleSettings(
                  at.toISOString(),
                  changes.map(({ site, name, value }) => ({ site: site.id, name, value })),
                ),
              'The change is scheduled',
              'The change could not be scheduled',
            )
        : null,
    /** Cancels a schedule, or its change of one cell. */
    cancel: (id: string, cell: SettingCell | null = null) =>
      office
        ? run(
            () => office.cancelSettings(id, cell),
            'The scheduled change was cancelled',
            'It could not be cancelled',
          )
        : Promise.resolve(false),
  };
}

/** Schedules changes at a time. Returns whether it succeeded. */
export type ScheduleChange = NonNullable<ReturnType<typeof useSchedules>['schedule']>;

/** Cancels the change of a cell. Returns whether it succeeded. */
export type CancelChange = ReturnType<typeof useSchedules>['cancel'];
