'use client';
import type { Connector, WidgetRenderState } from 'instantsearch.js';
import { EMPTY_STATE, type SearchState } from '@/stock/state.ts';
import { placeOf } from '../near/place-cache.client.ts';
import { type ParametersSetup, searchParameters } from '../parameters.ts';

/** The page's state within InstantSearch; a type, because InstantSearch requires an index signature. */
export type StockUiState = {
  stock?: SearchState;
};

type Description = {
  $$type: 'forecourt.stock';
  renderState: Record<string, unknown>;
  indexRenderState: Record<string, unknown>;
  indexUiState: StockUiState;
};

/**
 * The only InstantSearch widget: builds the query from the page's state exactly as the server does.
 * InstantSearch's own widget for each filter would render twice per answer without showing anything.
 * @param widgetParams the page's part of the query parameters
 */
export const connectStock: Connector<Description, ParametersSetup> = (render, unmount) => (widgetParams) => {
  let currentState = EMPTY_STATE;
  const renderState = (): WidgetRenderState<Description['renderState'], typeof widgetParams> => ({
    widgetParams,
  });
  return {
    $$type: 'forecourt.stock',
    init: ({ instantSearchInstance }) => render({ ...renderState(), instantSearchInstance }, true),
    render: ({ instantSearchInstance }) => render({ ...renderState(), instantSearchInstance }, false),
    dispose: ({ state }) => {
      unmount?.();
      return state;
    },
    getRenderState: (all) => all,
    getWidgetRenderState: renderState,
    getWidgetUiState: (ui) => ({ ...ui, stock: currentState }),
    getWidgetSearchParameters: (parameters, { uiState }) => {
      currentState = (uiState as StockUiState).stock ?? EMPTY_STATE;
      const { near } = currentState;
      const place = near === null ? undefined : placeOf(near);
      return parameters.setQueryParameters(searchParameters(widgetParams, currentState, place ?? null));
    },
  };
};
