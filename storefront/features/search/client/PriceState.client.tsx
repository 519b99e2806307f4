'use client';
import { STATE_CODES, stateCode } from '@forecourt/lib/sites/state-codes';
import {
  parseShopperPlace,
  SHOPPER_PLACE_KEY,
  shopperPlaceText,
} from '@forecourt/lib/vehicle/drive-away/shopper-place';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Select } from '@/ui/Select.tsx';
import { useStoredText, writeStored } from '@/ui/stored.client.ts';
import { useSearchState, useSetup } from './search-context.client.ts';

/**
 * The state whose government charges the prices include. It is the one of the shopper's postcode if they entered it on a
 * vehicle's page, and the choice applies there too. Until they give one, each price is for the state of its vehicle.
 */
export function PriceState() {
  const t = useTranslations('search');
  const { state, change } = useSearchState();
  const { searchedNoun: noun } = useSetup();
  const stored = useStoredText(SHOPPER_PLACE_KEY);
  const known = parseShopperPlace(stored).state;
  useEffect(() => {
    // The server and cached pages do not know the shopper, so the browser completes the search.
    if (known && state.pricedIn === null) change({ ...state, pricedIn: known });
  }, [known, state, change]);
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
      <label htmlFor="price-state">{t('pricesFor')}</label>
      <Select
        id="price-state"
        value={state.pricedIn ?? ''}
        onChange={({ target }) => {
          const pricedIn = stateCode(target.value);
          const place = parseShopperPlace(stored);
          // A postcode of another state would contradict the choice.
          const postcode = place.state === pricedIn ? place.postcode : null;
          writeStored(SHOPPER_PLACE_KEY, shopperPlaceText({ postcode, state: pricedIn }));
          change({ ...state, pricedIn, page: 1 });
        }}
      >
        <option value="">{t('ownState', { noun })}</option>
        {STATE_CODES.map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </Select>
    </p>
  );
}
