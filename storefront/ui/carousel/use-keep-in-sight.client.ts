'use client';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls a row, but not the page, so that one of its items is visible.
 * @param index of the item among the row's children
 */
export function useKeepInSight<T extends HTMLElement>(index: number): RefObject<T | null> {
  const ref = useRef<T>(null);
  /** Starts at the first item, so that nothing is measured during hydration. */
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
