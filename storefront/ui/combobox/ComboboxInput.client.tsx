'use client';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { classes } from '../classes.ts';

/**
 * The input of a combobox, a plain form field until its list is open.
 * @param props.onOpen called on input, or when an arrow key opens the list
 */
export function ComboboxInput({
  listId,
  isOpen,
  onOpen,
  onText,
  className,
  ...field
}: ComponentPropsWithRef<'input'> & {
  listId: string;
  isOpen: boolean;
  onOpen: () => void;
  onText: (text: string) => void;
}) {
  const onKeyDown = (event: KeyboardEvent) => {
    // An open list handles its own keys, including the one that has just closed it.
    if (isOpen || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onOpen();
  };
  return (
    <input
      type="text"
      role="combobox"
      aria-expanded={false}
      aria-controls={listId}
      aria-autocomplete="list"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      className={classes('field', className)}
      onChange={(event) => {
        onText(event.target.value);
        onOpen();
      }}
      onFocus={onOpen}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    />
  );
}
