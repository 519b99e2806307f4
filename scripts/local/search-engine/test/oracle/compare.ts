import type { OracleAnswer, OracleQuery } from './query.ts';

/** The parts of an answer that the comparison looks at. */
export interface EngineAnswer {
  hits: { objectID: string }[];
  nbHits: number;
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, { min: number; max: number; avg: number; sum: number }>;
}

/** What differs between the engine's answer and the oracle's; empty when they are equal. */
export function differences(engine: EngineAnswer, oracle: OracleAnswer, query: OracleQuery): string[] {
  const found: string[] = [];
  const check = (what: string, a: unknown, b: unknown): void => {
    if (JSON.stringify(a) !== JSON.stringify(b))
      found.push(`${what}: engine ${JSON.stringify(a)}, oracle ${JSON.stringify(b)}`);
  };
  check('nbHits', engine.nbHits, oracle.nbHits);
  check(
    'hits',
    engine.hits.map(({ objectID }) => objectID),
    oracle.ids,
  );
  for (const facet of query.facets) {
    check(`facet ${facet}`, sorted(engine.facets?.[facet]), sorted(oracle.facets[facet]));
    const { min, max, sum } = engine.facets_stats?.[facet] ?? {};
    const expected = oracle.stats[facet];
    check(`stats ${facet}`, [min, max, sum], [expected?.min, expected?.max, expected?.sum]);
  }
  return found;
}

function sorted(counts: Record<string, number> | undefined): [string, number][] {
  return Object.entries(counts ?? {}).sort((a, b) => (a[0] < b[0] ? -1 : 1));
}
