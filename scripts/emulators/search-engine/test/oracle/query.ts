/** A condition that needs no parsing; `oracle/filters.ts` defines its meaning. */
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

/** All groups must hold, each by at least one of its conditions. */
export type Conditions = readonly (readonly Condition[])[];

export interface Sort {
  attribute: string;
  direction: 'asc' | 'desc';
}

export interface OracleQuery {
  conditions: Conditions;
  text: string;
  before: readonly Sort[];
  after: readonly Sort[];
  minTypos: boolean;
  facets: readonly string[];
  maxValuesPerFacet: number;
  page: number;
  hitsPerPage: number;
}

export interface OracleResult {
  ids: string[];
  nbHits: number;
  facets: Record<string, Record<string, number>>;
  stats: Record<string, { min: number; max: number; sum: number }>;
}
