import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Returns the `data-cell` value of a cell. */
export const cellName = (row: number, column: number) => `${row}:${column}`;

/**
 * Moves focus between cells: arrows by one, Home and End to the first and last site, Page Up and Page Down by
 * ten rows.
 */
export function moveInGrid(event: KeyboardEvent<HTMLElement>, rows: number, columns: number): void {
  const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]')?.dataset.cell;
  if (!cell || event.altKey || event.metaKey) return;
  const [row = 0, column = 0] = cell.split(':').map(Number);
  const target = targetOf(event.key, row, column, columns);
  if (!target) return;
  event.preventDefault();
  const clamp = (value: number, count: number) => Math.min(count - 1, Math.max(0, value));
  const name = cellName(clamp(target[0], rows), clamp(target[1], columns));
  event.currentTarget.querySelector<HTMLElement>(`[data-cell="${name}"] :is(input, [tabindex])`)?.focus();
}

function targetOf(key: string, row: number, column: number, columns: number): [number, number] | null {
  const step = STEPS[key];
  if (step) return [row + step[0], column + step[1]];
  if (key === 'Home') return [row, 0];
  if (key === 'End') return [row, columns - 1];
  if (key === 'PageDown') return [row + 10, column];
  return key === 'PageUp' ? [row - 10, column] : null;
}
