import { z } from 'zod';
import { type FeatureName, featureDefinitions } from '../../sites/features.ts';
import { type SettingName, settingDefinitions } from '../../sites/settings.ts';

/** A new value of a setting or feature at a site. */
export interface SettingChange {
  /** Id of the site document. */
  site: string;
  name: FeatureName | SettingName;
  /** Null removes the stored value, so that the default applies. */
  value: unknown;
}

export const SETTING_SCHEDULE_STATES = ['waiting', 'applied', 'failed', 'cancelled'] as const;
export type SettingScheduleState = (typeof SETTING_SCHEDULE_STATES)[number];

/** Maximum number of changes in a schedule: a profile at a few sites. */
export const MOST_CHANGES = 2_000;
/** Furthest time of a schedule from now. */
export const FURTHEST_MS = 366 * 86_400_000;

export const isFeatureName = (name: string): name is FeatureName => Object.hasOwn(featureDefinitions, name);
const isSettingName = (name: string): name is SettingName => Object.hasOwn(settingDefinitions, name);

/** Returns whether a value may be stored under a name; null and the empty text mean the default. */
function isValid(name: string, value: unknown): boolean {
  if (value === null) return isFeatureName(name) || isSettingName(name);
  if (isFeatureName(name)) return typeof value === 'boolean';
  return isSettingName(name) && settingDefinitions[name].type.safeParse(value).success;
}

const changeSchema = z
  .strictObject({
    site: z.string().regex(/^[\w-]{1,128}$/),
    name: z.string().max(100),
    value: z.json(),
  })
  .refine(({ name, value }) => isValid(name, value), 'This value cannot be used.')
  .transform((change) => change as SettingChange);

/** Parses changes: known names with valid values, each once per site. */
export const changesSchema = z
  .array(changeSchema)
  .min(1)
  .max(MOST_CHANGES)
  .refine(
    (changes) => new Set(changes.map(({ site, name }) => `${site} ${name}`)).size === changes.length,
    'A setting of a site has two values.',
  );

export const newScheduleSchema = z.strictObject({
  at: z.iso.datetime({ offset: true }),
  changes: changesSchema,
});

/** A cell of the features matrix: a setting or feature at a site. */
export type SettingCell = Pick<SettingChange, 'site' | 'name'>;

/** Body of a cancellation: the whole schedule, or its change of one cell. */
export const cancelSchema = z.strictObject({
  cell: z
    .strictObject({ site: z.string().max(128), name: z.string().max(100) })
    .nullable()
    .default(null),
});

export interface SettingScheduleAnswer {
  id: string;
  changes: SettingChange[];
  at: string;
  /** Id of the studio user who scheduled it. */
  by: string;
  state: SettingScheduleState;
  cancelledBy: string | null;
  /** Why it was not applied, as text for people. */
  problem: string | null;
  /** When it was applied, failed or was cancelled. */
  endedAt: string | null;
}

export interface SettingSchedulesAnswer {
  /** Waiting ones first, by time, then the latest that ended. */
  schedules: SettingScheduleAnswer[];
}
