'use client';
import { allOf } from '@forecourt/lib/search/filter';
import type { Connector, WidgetRenderState } from 'instantsearch.js';
import { useConnector } from 'react-instantsearch';
import type { SearchState } from '@/stock/state.ts';
import { exclusionFilter } from '@/stock/state-filter.ts';
import type { PlacedUiState } from '../uistate.ts';
import { useSetup } from './setup-context.client.ts';

type Kept = Pick<SearchState, 'without' | 'ignored'>;
type Description = {
  $$type: 'forecourt.exclusions';
  renderState: { kept: Kept };
  indexRenderState: Record<string, unknown>;
  indexUiState: Partial<Kept>;
};

const NONE: Kept = { without: {}, ignored: '' };

/**
 * The widget of what is not wanted: InstantSearch has filters for values that may be, none for values that may
 * not. It also keeps the words of a sentence that were let go.
 * @param widgetParams.filters of the whole page, which the exclusions are joined with
 */
const connectExclusions: Connector<Description, Record<string, unknown>> =
  (render, unmount) => (widgetParams) => {
    let currentExclusions = NONE;
    const filters = String(widgetParams.filters);
    const renderState = (): WidgetRenderState<Description['renderState'], typeof widgetParams> => ({
      kept: currentExclusions,
      widgetParams,
    });
    return {
      $$type: 'forecourt.exclusions',
      init: ({ instantSearchInstance }) => render({ ...renderState(), instantSearchInstance }, true),
      render: ({ instantSearchInstance }) => render({ ...renderState(), instantSearchInstance }, false),
      dispose: ({ state }) => {
        unmount?.();
        return state.setQueryParameter('filters', filters);
      },
      getRenderState: (all) => all,
      getWidgetRenderState: renderState,
      getWidgetUiState: (ui) => ({
        ...ui,
        ...(Object.keys(currentExclusions.without).length > 0 ? { without: currentExclusions.without } : {}),
        ...(currentExclusions.ignored ? { ignored: currentExclusions.ignored } : {}),
      }),
      getWidgetSearchParameters: (parameters, { uiState }) => {
        const { without = {}, ignored = '' } = uiState as PlacedUiState;
        currentExclusions = { without, ignored };
        return parameters.setQueryParameter('filters', allOf([filters, exclusionFilter(without)]));
      },
    };
  };

/** The filter of the page, with what is not wanted ruled out. Shows nothing. */
export function Exclusions() {
  const { filters } = useSetup();
  useConnector(connectExclusions, { filters }, { $$type: 'forecourt.exclusions' });
  return null;
}
