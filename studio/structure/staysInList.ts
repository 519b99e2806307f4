import type { IntentChecker } from 'sanity/structure';

/**
 * Keeps what is made or opened from a list beside that list. Without it the Studio answers lists below the
 * second pane by leaving them.
 * @param templates the initial value templates behind the list's plus button, if it has any
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
