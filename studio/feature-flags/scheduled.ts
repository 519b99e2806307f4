import type { SettingScheduleAnswer } from '@forecourt/lib/operations/back-office/setting-schedules-contract';
import { momentText } from '../back-office/moments.ts';
import type { SiteColumn } from './siteColumn.ts';
import { canonical, isFeature, type RowName, storedAt, wordsOf } from './values.ts';
import { zoneOf } from './zone.ts';

/** A waiting change of a row at a site. */
export interface WaitingChange {
  /** Id of the schedule, which may have changes of other cells. */
  schedule: string;
  site: SiteColumn;
  at: string;
  value: unknown;
  /** `24 at Harbour on 14 Dec 2026, 9:00 am` */
  text: string;
}

/** Returns the waiting changes of a row at sites that exist, in the order in which they are made. */
export const waitingChanges = (
  schedules: readonly SettingScheduleAnswer[],
  name: RowName,
  sites: readonly SiteColumn[],
): WaitingChange[] =>
  schedules
    .filter(({ state }) => state === 'waiting')
    .flatMap(({ id: schedule, at, changes }) =>
      changes
        .filter((change) => change.name === name)
        .flatMap(({ site: id, value }) => {
          const site = sites.find((each) => each.id === id);
          const text = site && `${wordsOf(name, value)} at ${site.name} on ${momentText(at, zoneOf(site))}`;
          return site && text ? [{ schedule, site, at, value, text }] : [];
        }),
    )
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));

/** Returns the value that a site will have at a time: of the last change before it, otherwise the stored one. */
export function valueAt(
  changes: readonly WaitingChange[],
  site: SiteColumn,
  name: RowName,
  time: Date,
): unknown {
  const before = changes.filter(
    (change) => change.site.id === site.id && Date.parse(change.at) < time.getTime(),
  );
  const last = before.at(-1);
  return last ? last.value : storedAt(site, name);
}

/** Returns the sites where a value at a time would change something. */
export const sitesChangedAt = (
  changes: readonly WaitingChange[],
  sites: readonly SiteColumn[],
  name: RowName,
  value: unknown,
  time: Date,
): SiteColumn[] =>
  sites.filter((site) => {
    const before = valueAt(changes, site, name, time);
    // A feature without a stored value has its default.
    return isFeature(name)
      ? wordsOf(name, before) !== wordsOf(name, value)
      : canonical(before) !== canonical(value);
  });
