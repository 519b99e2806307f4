import { type SettingName, settingDefinitions } from '@forecourt/lib/sites/settings';
import { CogIcon } from '@sanity/icons/Cog';
import { defineType } from 'sanity';
import { fieldOf } from './fieldOf.ts';
import { settingOverrides } from './overrides.ts';
import { SETTING_GROUPS, settingLabels, valueLabels } from './settingLabels.ts';

const list = (values: readonly unknown[]) =>
  values.map((value) => valueLabels[String(value)] ?? value).join(', ');

function defaultWords(fallback: unknown): string {
  if (typeof fallback === 'string') {
    return fallback && fallback !== 'default' ? `Default: ${valueLabels[fallback] ?? fallback}.` : '';
  }
  if (typeof fallback === 'number') return `Default: ${fallback}.`;
  if (Array.isArray(fallback)) return fallback.length ? `Default: ${list(fallback)}.` : '';
  const parts = Object.entries(fallback ?? {}).map(([key, value]) => `${key} ${value}`);
  return parts.length ? `Default: ${parts.join(', ')}.` : '';
}

const fields = (Object.keys(settingDefinitions) as SettingName[]).map((name) => {
  const { type, fallback } = settingDefinitions[name];
  const [group, title, description] = settingLabels[name];
  const simple = typeof fallback === 'string' || typeof fallback === 'number';
  return fieldOf({
    name,
    type,
    title,
    group,
    description: [description, defaultWords(fallback)].filter(Boolean).join(' '),
    placeholder: simple ? String(fallback) : undefined,
    override: settingOverrides[name],
  });
});

/** All settings of a site. An empty one has its default (OPEN-131). */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Settings',
  type: 'object',
  icon: CogIcon,
  groups: Object.entries(SETTING_GROUPS).map(([name, title], index) => ({
    name,
    title,
    default: index === 0,
  })),
  fields,
});
