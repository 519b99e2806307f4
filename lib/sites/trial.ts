import { z } from 'zod';
import { type FeatureName, featureDefinitions } from './features.ts';
import { type SettingName, settingDefinitions } from './settings.ts';

/** Preview of changed features and settings, by name; null is the default. */
export type Trial = Readonly<Partial<Record<FeatureName | SettingName, unknown>>>;

/** Query parameter that passes a trial from the studio to the preview. */
export const TRIAL_PARAMETER = 'forecourt-preview-trial';

/** Maximum characters in a cookie: browsers allow 4,096 bytes with name and attributes. */
const MOST = 3_500;

const names = z.record(z.string(), z.unknown());

/** Serialises a trial for URL and cookie; null if it is too long for a cookie. */
export function trialText(trial: Trial): string | null {
  const text = JSON.stringify(trial);
  return encodeURIComponent(text).length > MOST ? null : text;
}

/** Parses a trial; null if it is invalid JSON, empty, or has an invalid entry. */
export function parseTrial(text: string): Trial | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const parsedNames = names.safeParse(json);
  if (!parsedNames.success || trialText(parsedNames.data) === null) return null;
  const entries = Object.entries(parsedNames.data);
  return entries.length > 0 && entries.every(([name, value]) => mayBe(name, value)) ? parsedNames.data : null;
}

function mayBe(name: string, value: unknown): boolean {
  const definition =
    definitionIn(featureDefinitions, name) ?? definitionIn<{ type: z.ZodType }>(settingDefinitions, name);
  return definition !== undefined && (value === null || definition.type.safeParse(value).success);
}

const definitionIn = <Definition>(definitions: Record<string, Definition>, name: string) =>
  Object.hasOwn(definitions, name) ? definitions[name] : undefined;

/** Applies a trial to the result of the site query. */
export function withTrial<Raw extends { settings?: object | null; features?: object | null }>(
  raw: Raw,
  trial: Trial,
): Raw {
  const partOf = (definitions: object) =>
    Object.fromEntries(Object.entries(trial).filter(([name]) => Object.hasOwn(definitions, name)));
  return {
    ...raw,
    settings: { ...raw.settings, ...partOf(settingDefinitions) },
    features: { ...raw.features, ...partOf(featureDefinitions) },
  };
}
