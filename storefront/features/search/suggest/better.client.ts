import { allOf } from '@forecourt/lib/search/filter';
import { STOCK_INDEX } from '@forecourt/lib/search/record';
import { corrected } from '@forecourt/lib/search/sentence/correct';
import { understand } from '@forecourt/lib/search/sentence/understand';
import { pageSearchClient } from '../client/search-client.client.ts';
import type { SearchState } from '../state.ts';
import { stateFilter } from '../state-filter.ts';
import { withUnderstood } from './apply.ts';
import { loadKit, type SuggestKit } from './kit.ts';
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
 * @param found how many the search as it stands has
 * @param scope filter of the page
 */
export async function betterSearch(
  state: SearchState,
  found: number,
  scope: string,
): Promise<BetterSearch | null> {
  const kit = await loadKit();
  const { vocabulary } = kit;
  const bare = { ...state, query: '' };
  const said = understand(state.query, vocabulary);
  const right = corrected(state.query, vocabulary);
  const candidates = [
    ...(right === null ? [] : [{ label: right, state: withUnderstood(bare, understand(right, vocabulary)) }]),
    ...(said.parts.length === 0
      ? []
      : [
          {
            label: [...understoodChips(said), ...(said.rest ? [`“${said.rest}”`] : [])].join(', '),
            state: withUnderstood(bare, said),
          },
        ]),
  ];
  if (candidates.length === 0) return null;
  const counts = await countsOf(
    kit,
    scope,
    candidates.map((candidate) => candidate.state),
  );
  const at = counts.findIndex((count) => count > found);
  const better = candidates[at];
  return better ? { ...better, count: counts[at] ?? 0 } : null;
}

async function countsOf(
  { connection }: SuggestKit,
  scope: string,
  states: readonly SearchState[],
): Promise<number[]> {
  const client = pageSearchClient(connection, { priceAscRequiresPrice: false, counted: [] });
  const requests = states.map((state) => ({
    indexName: STOCK_INDEX,
    params: { query: state.query, hitsPerPage: 0, filters: allOf([scope, stateFilter(state)]) },
  }));
  const { results } = await client.search(requests as unknown as Parameters<typeof client.search>[0]);
  return results.map((result) => ('nbHits' in result ? (result.nbHits ?? 0) : 0));
}
