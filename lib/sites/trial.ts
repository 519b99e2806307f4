import { z } from 'zod';
import { type FeatureName, featureDefinitions } from './features.ts';
import { type SettingName, settingDefinitions } from './settings.ts';

/**
 * A change of a site's switches and settings that somebody looks at in a preview before it is made, by name; null is the
 * default. It is written nowhere but in that person's own browser.
 */
export type Trial = Readonly<Partial<Record<FeatureName | SettingName, unknown>>>;

/** The parameter with which the studio gives a trial to a site's preview. */
export const TRIAL_PARAMETER = 'forecourt-preview-trial';

/** Most characters of a trial as a cookie has it: browsers keep 4,096 bytes with name and attributes. */
const MOST = 3_500;

const names = z.record(z.string(), z.unknown());

/**
 * A trial as it stands in an address and a cookie.
 * @returns null when it is too long for a cookie
 */
export function trialText(trial: Trial): string | null {
  const text = JSON.stringify(trial);
  return encodeURIComponent(text).length > MOST ? null : text;
}

/**
 * The trial that a text says.
 * @returns null for what is none: no JSON, nothing in it, a name that no site has, a value that it cannot have
 */
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

/** Whether a switch or setting of this name may have a value. */
function mayBe(name: string, value: unknown): boolean {
  const definition =
    definitionIn(featureDefinitions, name) ?? definitionIn<{ type: z.ZodType }>(settingDefinitions, name);
  return definition !== undefined && (value === null || definition.type.safeParse(value).success);
}

const definitionIn = <Definition>(definitions: Record<string, Definition>, name: string) =>
  Object.hasOwn(definitions, name) ? definitions[name] : undefined;

/** What the site query answered, as it would be once a trial is made. */
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
