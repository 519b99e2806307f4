import { settings, synonymGroups } from './settings.ts';
import type { TextRules } from './text.ts';

export const rules: TextRules = {
  attributes: (settings.searchableAttributes ?? []).map((entry) => {
    const name = entry.replace(/^unordered\((.*)\)$/, '$1');
    return {
      name,
      unordered: entry !== name,
      exact: settings.disableTypoToleranceOnAttributes?.includes(name) ?? false,
    };
  }),
  synonyms: synonymGroups,
};
