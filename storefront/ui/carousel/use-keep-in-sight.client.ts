'use client';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls a row so that one of its items is in sight, and nothing else of the page.
 * @param index of the item among the row's children
 * @returns the row's reference
 */
export function useKeepInSight<T extends HTMLElement>(index: number): RefObject<T | null> {
  const ref = useRef<T>(null);
  /** A row starts with its first item in sight: nothing is measured while the page comes alive. */
  const before = useRef(0);
  useEffect(() => {
    if (index === before.current) return;
    before.current = index;
    const row = ref.current;
    const item = row?.children[index];
    if (!row || !item) return;
    const [rowBox, itemBox] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
    if (itemBox.left < rowBox.left || itemBox.right > rowBox.right)
      row.scrollBy({ left: itemBox.left - rowBox.left - (rowBox.width - itemBox.width) / 2 });
  }, [index]);
  return ref;
}
