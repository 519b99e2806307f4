import { passes, valuesOf } from './filters.ts';
import type { OracleQuery, OracleResult, Sort } from './query.ts';
import { compareScores, type Occurrence, occurrences, type Score, scoreOf, type TextRules } from './text.ts';
import type { Vehicle } from './vehicles.ts';
import { splitWords } from './words.ts';

/** Limit of the word cache; the words of a large stock would not fit in memory. */
const maxCachedTexts = 20_000;

/**
 * Answers searches in the simplest way: checks every vehicle, sorts all matches, counts in loops. It shares
 * no code with the engine, so that agreement between them is evidence.
 */
export class Oracle {
  private readonly vehicles = new Map<string, Vehicle>();
  private readonly texts = new Map<string, Occurrence[]>();
  private readonly rules: TextRules;

  constructor(rules: TextRules, vehicles: readonly Vehicle[] = []) {
    this.rules = rules;
    for (const vehicle of vehicles) this.put(vehicle);
  }

  put(vehicle: Vehicle): void {
    this.vehicles.set(vehicle.objectID, vehicle);
    this.texts.delete(vehicle.objectID);
  }

  delete(id: string): void {
    this.vehicles.delete(id);
    this.texts.delete(id);
  }

  get ids(): string[] {
    return [...this.vehicles.keys()];
  }

  search(query: OracleQuery): OracleResult {
    const words = splitWords(query.text);
    let matches: { vehicle: Vehicle; score: Score }[] = [];
    for (const vehicle of this.vehicles.values()) {
      if (!passes(vehicle, query.conditions)) continue;
      const score =
        words.length === 0 ? ([0, 0, 0, 0, 0] as const) : scoreOf(words, this.textOf(vehicle), this.rules);
      if (score !== undefined) matches.push({ vehicle, score });
    }
    if (query.minTypos && words.length > 0) {
      const fewest = matches.reduce(
        (least, { score }) => Math.min(least, score[0]),
        Number.POSITIVE_INFINITY,
      );
      matches = matches.filter(({ score }) => score[0] === fewest);
    }
    matches.sort(
      (a, b) =>
        compareBy(query.before, a.vehicle, b.vehicle) ||
        compareScores(a.score, b.score) ||
        compareBy(query.after, a.vehicle, b.vehicle) ||
        (a.vehicle.objectID < b.vehicle.objectID ? -1 : 1),
    );
    const vehicles = matches.map(({ vehicle }) => vehicle);
    const from = query.page * query.hitsPerPage;
    return {
      ids: vehicles
        .slice(0, 1000)
        .slice(from, from + query.hitsPerPage)
        .map(({ objectID }) => objectID),
      nbHits: vehicles.length,
      ...countFacets(vehicles, query),
    };
  }

  private textOf(vehicle: Vehicle): Occurrence[] {
    const cachedTexts = this.texts.get(vehicle.objectID);
    if (cachedTexts !== undefined) return cachedTexts;
    const text = occurrences(vehicle, this.rules);
    if (this.texts.size < maxCachedTexts) this.texts.set(vehicle.objectID, text);
    return text;
  }
}

function compareBy(sorts: readonly Sort[], a: Vehicle, b: Vehicle): number {
  for (const { attribute, direction } of sorts) {
    const x = a[attribute];
    const y = b[attribute];
    if (x === y) continue;
    if (x === undefined) return 1;
    if (y === undefined) return -1;
    return ((x as number) < (y as number) ? -1 : 1) * (direction === 'asc' ? 1 : -1);
  }
  return 0;
}

function countFacets(
  vehicles: readonly Vehicle[],
  query: OracleQuery,
): Pick<OracleResult, 'facets' | 'stats'> {
  const facets: OracleResult['facets'] = {};
  const stats: OracleResult['stats'] = {};
  for (const facet of query.facets) {
    const counts = new Map<string, number>();
    const numbers: number[] = [];
    for (const vehicle of vehicles) {
      for (const value of new Set(valuesOf(vehicle, facet))) {
        counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
        if (typeof value === 'number') numbers.push(value);
      }
    }
    if (counts.size === 0) continue;
    const order = [...counts].sort(
      (a, b) => b[1] - a[1] || Number(a[0]) - Number(b[0]) || (a[0] < b[0] ? -1 : 1),
    );
    facets[facet] = Object.fromEntries(order.slice(0, query.maxValuesPerFacet));
    if (numbers.length === 0) continue;
    stats[facet] = {
      min: numbers.reduce((a, b) => Math.min(a, b)),
      max: numbers.reduce((a, b) => Math.max(a, b)),
      sum: numbers.reduce((a, b) => a + b, 0),
    };
  }
  return { facets, stats };
}
