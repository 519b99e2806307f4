'use client';
import { isPostcode, POSTCODE_LENGTH } from '@forecourt/lib/platform/geocode/postcode';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import { SHOPPER_PLACE_KEY, shopperPlaceText } from '@forecourt/lib/vehicle/drive-away/shopper-place';
import { useTranslations } from 'next-intl';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { showsTotals } from '@/stock/connection.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { writeStored } from '@/ui/stored.client.ts';
import { useSearchState, useSetup } from '../client/search-context.client.ts';
import { locate, placeOf } from './place-cache.client.ts';

const MESSAGES = { unknown: 'postcodeUnknown', down: 'postcodeFailed' } as const;
type Problem = keyof typeof MESSAGES | 'malformed';
const messageOf = (problem: Problem, t: Translator<'search'>): string =>
  problem === 'malformed' ? t('postcodeMalformed') : t(MESSAGES[problem]);

/** Postcode field for sorting by distance (LEAD-67 to LEAD-69). */
export function NearField() {
  const t = useTranslations('search');
  const { state, change } = useSearchState();
  const { connection } = useSetup();
  const { near } = state;
  const [typedText, setTypedText] = useState<string | null>(null);
  const [error, setError] = useState<Problem | null>(null);
  const [isLocating, setIsLocating] = useState(false);

  useEffect(() => {
    setTypedText(null);
    setError(null);
    if (near === null || placeOf(near)) return;
    let isLeft = false;
    void locate(near).then((place) => !isLeft && typeof place === 'string' && setError(place));
    return () => {
      isLeft = true;
    };
  }, [near]);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const postcode = (typedText ?? near ?? '').trim();
    if (!isPostcode(postcode)) return setError('malformed');
    setIsLocating(true);
    const place = await locate(postcode);
    setIsLocating(false);
    if (typeof place === 'string') return setError(place);
    setError(null);
    const next = { ...state, near: postcode, sort: 'distance' as const, page: 1 };
    if (place.state && showsTotals(connection.prices)) {
      // The postcode also says whose government charges the prices include.
      writeStored(SHOPPER_PLACE_KEY, shopperPlaceText({ postcode, state: place.state }));
      next.pricedIn = place.state;
    }
    change(next);
  };
  const errorId = 'near-error';
  return (
    <form className="relative w-full sm:w-44" onSubmit={submit} noValidate>
      <label htmlFor="near" className="sr-only">
        {t('postcodeField')}
      </label>
      <Icon
        name="map-pin"
        size={18}
        className="pointer-events-none absolute top-3.25 start-3 text-ink-muted"
      />
      <input
        id="near"
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="search"
        maxLength={Math.max(POSTCODE_LENGTH, (typedText ?? near ?? '').length)}
        placeholder={t('postcode')}
        className="field numbers pe-12 ps-9"
        value={typedText ?? near ?? ''}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
        onChange={(event) => {
          setTypedText(event.target.value);
          setError(null);
        }}
        onFocus={(event) => event.target.select()}
      />
      <button
        type="submit"
        className="absolute top-0 end-0 flex h-11 w-11 items-center justify-center rounded-control hover:text-accent-ink"
        aria-label={t('sortByDistance')}
        aria-busy={isLocating}
      >
        <Icon name="arrow-right" size={18} className="rtl:-scale-x-100" />
      </button>
      {error !== null && (
        <p
          id={errorId}
          role="alert"
          className="absolute top-full end-0 z-(--z-popup) mt-1 w-max max-w-72 rounded-control border border-line bg-surface px-3 py-2 text-sm text-danger shadow-float"
        >
          {messageOf(error, t)}
        </p>
      )}
    </form>
  );
}
