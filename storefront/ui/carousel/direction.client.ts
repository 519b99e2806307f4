'use client';

/** Returns whether a scroll container starts at its right edge; its `scrollLeft` is then 0 or less. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
