'use client';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { classes } from '../classes.ts';

/**
 * The field of a combobox. It is a plain field of its form until its list is there.
 * @param props.listId of the ComboboxList it opens
 * @param props.isOpen whether that list is wanted
 * @param props.onOpen called when somebody uses the field, or asks for the list by an arrow key
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
    // An open list takes its own keys, also the one that has closed it just now.
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
