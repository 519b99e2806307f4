/** A table as a backup holds it. */
export interface BackupTable {
  name: string;
  /** The columns that hold something of their own; generated ones make themselves. */
  columns: readonly string[];
  /** Tables whose rows its rows name. */
  references: readonly string[];
}

/**
 * Tables in an order in which each can be filled: after those that its rows name.
 * @throws Error when some name each other in a circle
 */
export function inFillingOrder(tables: readonly BackupTable[]): BackupTable[] {
  const inOrder: BackupTable[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size) {
    const next = [...waiting.values()].find(
      ({ name, references }) => !references.some((other) => other !== name && waiting.has(other)),
    );
    if (!next) throw new Error(`These tables name each other: ${[...waiting.keys()].join(', ')}`);
    waiting.delete(next.name);
    inOrder.push(next);
  }
  return inOrder;
}
