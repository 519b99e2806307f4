/** The shape of a value. Numbers are indexes in the table of shapes. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'null'
  | 'unknown'
  | { is: string | number | boolean }
  | { of: number }
  | { any: number[] }
  | { fields: Record<string, number>; open?: true };

/** The shapes of all queries: `shapes.generated.ts`, written by `generate.ts`. */
export interface Shapes {
  nodes: Shape[];
  /** Keys come from `shapeKey`. */
  queries: Record<string, { name: string; shape: number }>;
}
