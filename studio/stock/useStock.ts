import {
  SAVED_FILTER_FACETS,
  savedSearch,
  savedSearchParameters,
} from '@forecourt/lib/inventory/search/saved-filter';
import { useEffect, useState } from 'react';
import { useClient, useFormValue } from 'sanity';
import { API_VERSION, siteAddress } from '../document/site.ts';

/** A value in stock with its label and number of vehicles. */
export interface StockValue {
  value: string;
  label: string;
  count: number;
}

interface StockAnswer {
  count: number;
  values: Record<string, StockValue[]>;
  /** URL of the results page with the same filter. */
  results: string;
}

/** `asking` keeps the last answer. `unknown` means the site has no address or does not respond. */
export type Stock =
  | { state: 'asking'; answer: StockAnswer | null }
  | { state: 'known'; answer: StockAnswer }
  | { state: 'unknown'; answer: null };

const REST_MS = 250;
const LISTS = Object.values(SAVED_FILTER_FACETS).join(',');

/**
 * Loads the number of matching vehicles and the available values from the public site, so that the number is
 * the one shoppers see.
 */
export function useStock(filter: unknown): Stock {
  const client = useClient({ apiVersion: API_VERSION });
  const ownSite = useFormValue(['site', '_ref']) as string | undefined;
  const sites = useFormValue(['sites']) as { _ref?: string }[] | undefined;
  const siteId = ownSite ?? sites?.[0]?._ref;
  const [stock, setStock] = useState<Stock>({ state: 'asking', answer: null });
  const parameters = savedSearchParameters(savedSearch(filter)).toString();

  useEffect(() => {
    const controller = new AbortController();
    setStock((now) => ({ state: 'asking', answer: now.answer }));
    const ask = async () => {
      try {
        const site = siteId ? await siteAddress(client, siteId) : null;
        if (!site) throw new Error('no address');
        const response = await fetch(`${site.url}/api/stock/count?${parameters}&values=${LISTS}`, {
          signal: controller.signal,
        });
        if (!response.ok) throw new Error(`status ${response.status}`);
        const { count, values }: Omit<StockAnswer, 'results'> = await response.json();
        const results = `${site.url}/search?${parameters}`;
        setStock({ state: 'known', answer: { count, values, results } });
      } catch {
        if (!controller.signal.aborted) setStock({ state: 'unknown', answer: null });
      }
    };
    const timer = setTimeout(ask, REST_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, siteId, parameters]);
  return stock;
}
