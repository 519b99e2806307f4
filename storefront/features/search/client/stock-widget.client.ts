'use client';
import type { Connector, WidgetRenderState } from 'instantsearch.js';
import { EMPTY_STATE, type SearchState } from '@/stock/state.ts';
import { placeOf } from '../near/places.client.ts';
import { type ParametersSetup, searchParameters } from '../parameters.ts';

/** The state of the page as InstantSearch keeps it (a type, since InstantSearch wants an index signature). */
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
 * The one widget of the search: what is asked is made of the page's state as the server makes it. A widget of
 * InstantSearch's own for each of the filters there are would be rendered twice with every answer, for nobody to see.
 * @param widgetParams what the parameters take from the page
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
