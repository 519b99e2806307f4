/** Records in a page's data: field names once, then the values of each record in that order. */
export interface Packed<Row extends object> {
  names: readonly (keyof Row)[];
  rows: readonly (readonly unknown[])[];
}

/** Packs records; fields that are always null are omitted. */
export function packed<Row extends object>(records: readonly Row[]): Packed<Row> {
  const names = [...new Set(records.flatMap((record) => Object.keys(record) as (keyof Row)[]))];
  const isTold = (name: keyof Row) => records.some((record) => record[name] != null);
  const orderedNames = [...names.filter(isTold), ...names.filter((name) => !isTold(name))];
  return {
    names: orderedNames,
    rows: records.map((record) => {
      const values = orderedNames.map((name) => record[name] ?? null);
      return values.slice(0, values.findLastIndex((value) => value !== null) + 1);
    }),
  };
}

/** Restores packed records; missing fields become null. */
export const unpacked = <Row extends object>({ names, rows }: Packed<Row>): Row[] =>
  rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? null])) as Row);
