'use client';
import type { Connector, WidgetRenderState } from 'instantsearch.js';
import { aroundOf } from '@/stock/near.ts';
import type { PlacedUiState } from '../uistate.ts';
import { placeOf } from './places.client.ts';

type Description = {
  $$type: 'forecourt.near';
  renderState: { near: string | null };
  indexRenderState: Record<string, unknown>;
  indexUiState: { near?: string };
};

/**
 * The widget of the place to tell distances from: keeps `near` in the state of InstantSearch and asks the
 * search around the point of it, once that is known.
 */
export const connectNear: Connector<Description, Record<string, unknown>> =
  (render, unmount) => (widgetParams) => {
    let near: string | null = null;
    const renderState = (): WidgetRenderState<Description['renderState'], typeof widgetParams> => ({
      near,
      widgetParams,
    });
    return {
      $$type: 'forecourt.near',
      init: ({ instantSearchInstance }) => render({ ...renderState(), instantSearchInstance }, true),
      render: ({ instantSearchInstance }) => render({ ...renderState(), instantSearchInstance }, false),
      dispose: ({ state }) => {
        unmount?.();
        return state.setQueryParameters({ aroundLatLng: undefined, getRankingInfo: undefined });
      },
      getRenderState: (all) => all,
      getWidgetRenderState: renderState,
      getWidgetUiState: (ui) => (near === null ? ui : { ...ui, near }),
      getWidgetSearchParameters: (parameters, { uiState }) => {
        near = (uiState as PlacedUiState).near ?? null;
        const place = near === null ? undefined : placeOf(near);
        return parameters.setQueryParameters({
          aroundLatLng: place && aroundOf(place),
          // Tells which of its places a vehicle was measured by.
          getRankingInfo: place ? true : undefined,
        });
      },
    };
  };
