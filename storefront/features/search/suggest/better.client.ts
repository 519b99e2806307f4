'use client';
import { corrected } from '@forecourt/lib/inventory/search/sentence/correct';
import { understand } from '@forecourt/lib/inventory/search/sentence/understand';
import type { SearchState } from '@/stock/state.ts';
import { countStates } from '../client/count-states.client.ts';
import { withUnderstood } from './apply.ts';
import { loadKit } from './kit.ts';
import { understoodChips } from './options.ts';

/** Another search that finds more than the one that was asked. */
export interface BetterSearch {
  /** `toyota hilux`, or what the words were understood as: `Body: Ute, Price: up to $40,000`. */
  label: string;
  state: SearchState;
  count: number;
}

/**
 * What may have been meant by words that found little: the sentence they are, or the words put right. Only
 * what really finds more is offered.
 * @param foundCount how many the search as it stands has
 * @param scope filter of the page
 */
export async function betterSearch(
  state: SearchState,
  foundCount: number,
  scope: string,
): Promise<BetterSearch | null> {
  const kit = await loadKit();
  const { vocabulary } = kit;
  const bare = { ...state, query: '' };
  const understanding = understand(state.query, vocabulary);
  const right = corrected(state.query, vocabulary);
  const candidates = [
    ...(right === null ? [] : [{ label: right, state: withUnderstood(bare, understand(right, vocabulary)) }]),
    ...(understanding.parts.length === 0
      ? []
      : [
          {
            label: [
              ...understoodChips(understanding),
              ...(understanding.rest ? [`“${understanding.rest}”`] : []),
            ].join(', '),
            state: withUnderstood(bare, understanding),
          },
        ]),
  ];
  if (candidates.length === 0) return null;
  const counts = await countStates(
    kit.connection,
    scope,
    candidates.map((candidate) => candidate.state),
  );
  const at = counts.findIndex((count) => count > foundCount);
  const better = candidates[at];
  return better ? { ...better, count: counts[at] ?? 0 } : null;
}
