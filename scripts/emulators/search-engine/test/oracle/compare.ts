import type { OracleQuery, OracleResult } from './query.ts';

export interface EngineResponse {
  hits: { objectID: string }[];
  nbHits: number;
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, { min: number; max: number; avg: number; sum: number }>;
}

/** Returns the differences between the engine's response and the oracle's; empty if they agree. */
export function differences(engine: EngineResponse, oracle: OracleResult, query: OracleQuery): string[] {
  const differing: string[] = [];
  const check = (what: string, a: unknown, b: unknown): void => {
    if (JSON.stringify(a) !== JSON.stringify(b))
      differing.push(`${what}: engine ${JSON.stringify(a)}, oracle ${JSON.stringify(b)}`);
  };
  check('nbHits', engine.nbHits, oracle.nbHits);
  check(
    'hits',
    engine.hits.map(({ objectID }) => objectID),
    oracle.ids,
  );
  for (const facet of query.facets) {
    check(`facet ${facet}`, sortedCounts(engine.facets?.[facet]), sortedCounts(oracle.facets[facet]));
    const { min, max, sum } = engine.facets_stats?.[facet] ?? {};
    const expected = oracle.stats[facet];
    check(`stats ${facet}`, [min, max, sum], [expected?.min, expected?.max, expected?.sum]);
  }
  return differing;
}

function sortedCounts(counts: Record<string, number> | undefined): [string, number][] {
  return Object.entries(counts ?? {}).sort((a, b) => (a[0] < b[0] ? -1 : 1));
}
