import { BLOCK_ATTRIBUTE } from '../block-attribute.ts';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex="0"]';

/**
 * Returns where the focus goes when a block or list item is deleted: the next block, else the one before, else the
 * page's content. For a list item it is the block around it.
 */
export function placeAfterDeletion(deleted: HTMLElement): HTMLElement | null {
  const around = deleted.closest<HTMLElement>(`[${BLOCK_ATTRIBUTE}]`);
  if (around && around !== deleted) return around;
  const blocks = [...document.querySelectorAll<HTMLElement>(`[${BLOCK_ATTRIBUTE}]`)].filter(
    (block) => block === deleted || block.offsetHeight > 0,
  );
  const index = blocks.indexOf(deleted);
  return blocks[index + 1] ?? blocks[index - 1] ?? document.querySelector('main');
}

/** Focuses the first control in an element, or the element itself without one. */
export function focusIn(element: HTMLElement): void {
  const controls = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const control = controls.find((each) => each.checkVisibility());
  if (!control) element.tabIndex = -1;
  (control ?? element).focus();
}
