/** A condition in a form that needs no parsing, with its meaning spelled out in `oracle/filters.ts`. */
export type Condition =
  | { kind: 'facet'; attribute: string; value: string; not: boolean }
  | {
      kind: 'number';
      attribute: string;
      operator: '<' | '<=' | '=' | '!=' | '>=' | '>';
      value: number;
      not: boolean;
    }
  | { kind: 'range'; attribute: string; low: number; high: number; not: boolean };

/** All groups must hold; of a group at least one condition. */
export type Conditions = readonly (readonly Condition[])[];

export interface Sort {
  attribute: string;
  direction: 'asc' | 'desc';
}

/** A search as the oracle takes it. */
export interface OracleQuery {
  conditions: Conditions;
  text: string;
  /** Sort keys before the text criteria, and those after. */
  before: readonly Sort[];
  after: readonly Sort[];
  minTypos: boolean;
  facets: readonly string[];
  maxValuesPerFacet: number;
  page: number;
  hitsPerPage: number;
}

export interface OracleAnswer {
  ids: string[];
  nbHits: number;
  facets: Record<string, Record<string, number>>;
  stats: Record<string, { min: number; max: number; sum: number }>;
}
