/** What a value may be; numbers point into the table of shapes. */
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

/** What every query may answer: `shapes.generated.ts`, written by `generate.ts`. */
export interface Shapes {
  nodes: Shape[];
  /** By `shapeKey` of the query's text. */
  queries: Record<string, { name: string; shape: number }>;
}
