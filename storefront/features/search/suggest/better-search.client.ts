'use client';
import { corrected } from '@forecourt/lib/inventory/search/sentence/correct';
import { understand } from '@forecourt/lib/inventory/search/sentence/understand';
import type { StockTexts } from '@/stock/facets.ts';
import type { SearchState } from '@/stock/state.ts';
import { joined } from '../chips.ts';
import { countStates } from '../client/count-states.client.ts';
import { applySentence } from './apply-sentence.ts';
import { understoodChips } from './options.ts';
import { loadKit } from './suggest-kit.ts';

export interface BetterSearch {
  /** `toyota hilux`, or the interpretation of the words: `Body: Ute, Price: up to $40,000`. */
  label: string;
  state: SearchState;
  count: number;
}

/**
 * Returns a search that finds more: the query as a sentence, or with its spelling corrected.
 * @param foundCount number of results of the current search
 * @param scope filter of the page
 */
export async function betterSearch(
  state: SearchState,
  foundCount: number,
  scope: string,
  { stock, kitAddress }: { stock: StockTexts; kitAddress: string },
): Promise<BetterSearch | null> {
  const kit = await loadKit(kitAddress);
  const { vocabulary } = kit;
  const bare = { ...state, query: '' };
  const understanding = understand(state.query, vocabulary);
  const right = corrected(state.query, vocabulary);
  const candidates = [
    ...(right === null ? [] : [{ label: right, state: applySentence(bare, understand(right, vocabulary)) }]),
    ...(understanding.parts.length === 0
      ? []
      : [
          {
            label: joined(
              [
                ...understoodChips(understanding, stock),
                ...(understanding.rest ? [stock('chips.quoted', { text: understanding.rest })] : []),
              ],
              stock,
            ),
            state: applySentence(bare, understanding),
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
