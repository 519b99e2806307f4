import type { IntentChecker } from 'sanity/structure';

/**
 * Keeps documents created or opened from a list next to that list. Otherwise Sanity leaves lists below the
 * second pane.
 * @param templates initial value templates of the list's create button
 */
export function staysInList(type: string, ...templates: string[]): IntentChecker {
  return (intent, params) => {
    if (intent === 'edit') return params.type === type;
    return (
      intent === 'create' &&
      params.type === type &&
      (templates.length === 0 || templates.includes(params.template ?? ''))
    );
  };
}
