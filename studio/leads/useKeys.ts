import { useEffect, useRef } from 'react';

/** Keys of the inbox, for the list of keys. */
export const KEYS = [
  ['j, ↓', 'Next lead'],
  ['k, ↑', 'Previous lead'],
  ['Enter', 'Open the lead'],
  ['Esc', 'Back to the list'],
  ['/', 'Search'],
  ['e', 'Mark done'],
  ['u', 'Mark as unread'],
  ['n', 'Write a note'],
  ['r', 'Reply'],
  ['?', 'Show these keys'],
] as const;

type Actions = Partial<Record<string, () => void>>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'));

/**
 * Calls actions by key, such as `j`, while nothing is typed and no dialog is open.
 * @param actions by the `key` of keyboard events in lower case
 */
export function useKeys(actions: Actions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, defaultPrevented } = event;
      if (defaultPrevented || altKey || ctrlKey || metaKey) return;
      if (document.querySelector('[role="dialog"]')) return;
      if (isTyping(target)) {
        // Escape only leaves the field.
        if (key === 'Escape' && target instanceof HTMLElement && target.closest('[data-inbox]')) {
          const place = target.closest<HTMLElement>('[tabindex="-1"]');
          // Some browsers would also clear a search field.
          event.preventDefault();
          target.blur();
          place?.focus();
        }
        return;
      }
      const act = latest.current[key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
