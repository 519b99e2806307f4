import type { Compare } from '../columns/sort-order.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { customRankingOf, rankingOf, sortKey } from '../index/settings.ts';
import { compareBy } from '../index/sort-compare.ts';
import type { Criterion } from '../text/text-options.ts';
import type { TextScores } from '../text/text-scores.ts';
import type { GivenSettings } from './parameters.ts';

const textCriteria: readonly Criterion[] = ['typo', 'words', 'proximity', 'attribute', 'exact'];

/** The query-dependent ranking values per slot; smaller is better. */
export interface Signals {
  text?: TextScores;
  geo?: Float64Array;
  filters?: Float64Array;
}

export function criteriaOf(settings: GivenSettings): Criterion[] {
  return rankingOf(settings).filter((entry): entry is Criterion => textCriteria.includes(entry as Criterion));
}

/**
 * Compares two slots by the index's ranking: its criteria in order, except those the query does not use, then
 * the objectID.
 */
export function compareByRanking(index: SearchIndex, settings: GivenSettings, signals: Signals): Compare {
  const steps: Compare[] = [];
  const ranking = rankingOf(settings);
  const usedAttributes = new Set<string>();
  let textRun: Criterion[] = [];
  const endRun = (): void => {
    if (signals.text !== undefined && textRun.length > 0)
      steps.push(compareText(signals.text, textRun, settings));
    textRun = [];
  };
  for (let i = 0; i < ranking.length; i++) {
    const entry = ranking[i]!;
    if (textCriteria.includes(entry as Criterion)) {
      textRun.push(entry as Criterion);
      continue;
    }
    const values = entry === 'geo' ? signals.geo : entry === 'filters' ? signals.filters : undefined;
    if (values === undefined && (entry === 'geo' || entry === 'filters')) continue;
    endRun();
    if (values !== undefined) steps.push((a, b) => values[a]! - values[b]!);
    const keys = entry === 'custom' ? customRankingOf(settings) : [sortKey(entry) ?? []].flat();
    const newKeys = keys.filter(({ attribute }) => !usedAttributes.has(attribute));
    for (const { attribute } of newKeys) usedAttributes.add(attribute);
    if (newKeys.length > 0) steps.push(compareBy(index, newKeys, false));
  }
  endRun();
  return chain([...steps, compareBy(index, [])]);
}

/**
 * Adjacent text criteria are compared together; if all of them are adjacent, one precomputed number suffices.
 */
function compareText(scores: TextScores, run: readonly Criterion[], settings: GivenSettings): Compare {
  if (run.length === criteriaOf(settings).length) {
    const { keys } = scores;
    return (a, b) => keys[a]! - keys[b]!;
  }
  return (a, b) => {
    for (const criterion of run) {
      const difference = scores.digit(a, criterion) - scores.digit(b, criterion);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

function chain(steps: readonly Compare[]): Compare {
  const [first, second, third, ...rest] = steps;
  if (second === undefined) return first!;
  if (third === undefined) return (a, b) => first!(a, b) || second(a, b);
  if (rest.length === 0) return (a, b) => first!(a, b) || second(a, b) || third(a, b);
  return (a, b) => {
    for (const step of steps) {
      const difference = step(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}
