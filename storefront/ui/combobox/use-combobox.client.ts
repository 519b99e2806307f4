'use client';
import { type RefObject, useEffect, useState } from 'react';
import { type ComboboxOption, IN_FIELD, optionOfKey } from './groups.ts';

/**
 * Connects a field and a list of options by the WAI-ARIA combobox pattern: the focus stays in the field,
 * arrow keys highlight options, and Enter submits the field's form.
 * @param props.id of the list; an option's element has `${id}-${option.id}`
 * @param props.onEnter called instead of submitting, with the highlighted option, if any
 */
export function useCombobox<Option extends ComboboxOption>({
  id,
  input,
  text,
  options,
  onEnter,
  onClose,
}: {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  text: string;
  options: readonly Option[];
  onEnter: (option: Option | null) => void;
  onClose: () => void;
}): { highlighted: string | null; highlight: (optionId: string | null) => void } {
  // A highlight is valid only for the text at which it was made; typing clears it.
  const [mark, setMark] = useState<{ optionId: string | null; text: string }>({ optionId: null, text });
  const highlightedId = mark.text === text ? mark.optionId : null;
  const highlight = (optionId: string | null) => setMark({ optionId, text });
  const at = options.findIndex((option) => option.id === highlightedId);

  const onKeyDown = (event: KeyboardEvent) => {
    // Ignore keys of an input method (IME).
    if (event.isComposing) return;
    const isOpen = options.length > 0;
    if (isOpen && (event.key === 'Escape' || (event.key === 'ArrowUp' && event.altKey))) {
      event.preventDefault();
      onClose();
      return;
    }
    // The caret moves in the text again, so clear the highlight.
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') highlight(null);
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = optionOfKey(event.key, at, options.length);
    if (to === null) return;
    event.preventDefault();
    highlight(to === IN_FIELD ? null : (options[to]?.id ?? null));
  };

  // The list loads later, so the field's combobox attributes and listeners exist only with the list.
  useEffect(() => {
    const field = input.current;
    const form = field?.form;
    if (!field || !form) return;
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      onEnter(options[at] ?? null);
    };
    const onFocusOut = (event: FocusEvent) => {
      if (!form.contains(event.relatedTarget as Node | null)) onClose();
    };
    field.setAttribute('aria-expanded', String(options.length > 0));
    const option = options[at];
    if (option) field.setAttribute('aria-activedescendant', `${id}-${option.id}`);
    else field.removeAttribute('aria-activedescendant');
    field.addEventListener('keydown', onKeyDown);
    form.addEventListener('submit', onSubmit, true);
    form.addEventListener('focusout', onFocusOut);
    return () => {
      field.removeEventListener('keydown', onKeyDown);
      form.removeEventListener('submit', onSubmit, true);
      form.removeEventListener('focusout', onFocusOut);
      field.setAttribute('aria-expanded', 'false');
      field.removeAttribute('aria-activedescendant');
    };
  });
  useEffect(() => {
    if (highlightedId)
      document.getElementById(`${id}-${highlightedId}`)?.scrollIntoView({ block: 'nearest' });
  }, [highlightedId, id]);

  return { highlighted: options[at]?.id ?? null, highlight };
}
