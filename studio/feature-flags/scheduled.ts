import type { SettingScheduleAnswer } from '@forecourt/lib/operations/back-office/setting-schedules-contract';
import { momentText } from '../back-office/moments.ts';
import type { SiteColumn } from './siteColumn.ts';
import { type RowName, wordsOf } from './values.ts';
import { zoneOf } from './zone.ts';

/** Describes the waiting changes of a row: `24 at Harbour on 14 Dec 2026, 9:00 am`. */
export const waitingTexts = (
  schedules: readonly SettingScheduleAnswer[],
  name: RowName,
  sites: readonly SiteColumn[],
): string[] =>
  schedules
    .filter(({ state }) => state === 'waiting')
    .flatMap(({ at, changes }) =>
      changes
        .filter((change) => change.name === name)
        .flatMap(({ site: id, value }) => {
          const site = sites.find((each) => each.id === id);
          return site ? [`${wordsOf(name, value)} at ${site.name} on ${momentText(at, zoneOf(site))}`] : [];
        }),
    );
