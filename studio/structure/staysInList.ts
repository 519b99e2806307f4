import type { IntentChecker } from 'sanity/structure';

/**
 * Keeps what is made or opened from a list beside that list. Without it the Studio answers lists below the
 * second pane by leaving them.
 * @param template the initial value template behind the list's plus button, if it has one
 */
export function staysInList(type: string, template?: string): IntentChecker {
  return (intent, params) => {
    if (intent === 'edit') return params.type === type;
    return intent === 'create' && params.type === type && (!template || params.template === template);
  };
}
