export interface BackupTable {
  name: string;
  /** Columns to copy; generated ones are excluded. */
  columns: readonly string[];
  /** Tables that its foreign keys reference. */
  references: readonly string[];
}

/** Orders tables after those they reference; throws for circular references. */
export function inDependencyOrder(tables: readonly BackupTable[]): BackupTable[] {
  const inOrder: BackupTable[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size) {
    const next = [...waiting.values()].find(
      ({ name, references }) => !references.some((other) => other !== name && waiting.has(other)),
    );
    if (!next) throw new Error(`Circular references between tables: ${[...waiting.keys()].join(', ')}`);
    waiting.delete(next.name);
    inOrder.push(next);
  }
  return inOrder;
}
