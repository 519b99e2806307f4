'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { classes } from '../classes.ts';
import type { ComboboxGroup, ComboboxOption } from './groups.ts';
import { useCombobox } from './use-combobox.client.ts';
import { usePlacement } from './use-placement.client.ts';

/** Screen readers announce the number of suggestions after a pause in typing. */
const REST_MS = 500;

/**
 * The open list of a combobox.
 * @param props.id the input's `aria-controls`
 * @param props.unnamed accessible name of a group without a heading
 * @param props.onEnter called with the highlighted option, or null if Enter is pressed without one
 * @param props.children content below the options
 */
export function ComboboxList<Option extends ComboboxOption>({
  id,
  input,
  text,
  groups,
  unnamed,
  renderOption,
  onEnter,
  onClose,
  children,
}: {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  text: string;
  groups: readonly ComboboxGroup<Option>[];
  unnamed: string;
  renderOption: (option: Option) => ReactNode;
  onEnter: (option: Option | null) => void;
  onClose: () => void;
  children?: ReactNode;
}) {
  const t = useTranslations('ui');
  const options = groups.flatMap((group) => group.options);
  const { highlighted, highlight } = useCombobox({ id, input, text, options, onEnter, onClose });
  const placement = usePlacement(input, options.length > 0);
  const countText = useRested(text.trim() === '' ? '' : t('suggestionCount', { count: options.length }));
  return (
    <>
      <p role="status" className="sr-only">
        {countText}
      </p>
      {options.length > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the field
        <div
          style={placement}
          className="absolute inset-x-0 top-full z-(--z-sheet) mt-2 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface py-2 text-start text-ink shadow-float max-sm:fixed max-sm:mt-0 max-sm:rounded-none max-sm:border-x-0"
          onMouseDown={(event) => event.preventDefault()}
        >
          <div id={id} role="listbox" aria-label={t('suggestions')}>
            {groups.map((group) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
              <div
                key={group.name}
                role="group"
                aria-label={group.label ?? unnamed}
                className="not-first:mt-2 not-first:border-t not-first:border-line not-first:pt-2"
              >
                {group.label && (
                  <p aria-hidden="true" className="px-4 py-1 text-xs font-semibold text-ink-muted">
                    {group.label}
                  </p>
                )}
                {group.options.map((option) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
                  // biome-ignore lint/a11y/useFocusableInteractive: an option of a combobox is never focused itself
                  <div
                    key={option.id}
                    id={`${id}-${option.id}`}
                    role="option"
                    aria-selected={option.id === highlighted}
                    className={classes(
                      'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5',
                      option.id === highlighted && 'bg-sunken',
                    )}
                    onMouseMove={option.id === highlighted ? undefined : () => highlight(option.id)}
                    onClick={() => onEnter(option)}
                  >
                    {renderOption(option)}
                  </div>
                ))}
              </div>
            ))}
          </div>
          {children}
        </div>
      )}
    </>
  );
}

function useRested(words: string): string {
  const [restedText, setRestedText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRestedText(words), REST_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return restedText;
}
