/** A row of a bench's table; one without `met` has no target. */
export interface Figure {
  met?: boolean;
  [column: string]: unknown;
}

/** Prints a bench's figures as a table. A missed target makes the process exit with an error. */
export function reportFigures(figures: Record<string, Figure> | readonly Figure[]): void {
  console.table(figures);
  if (Object.values(figures).some(({ met }) => met === false)) process.exitCode = 1;
}
