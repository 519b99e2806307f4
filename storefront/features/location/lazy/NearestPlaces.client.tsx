'use client';
import type { Point } from '@forecourt/lib/platform/geocode/distance';
import { isPostcode, POSTCODE_LENGTH } from '@forecourt/lib/platform/geocode/postcode';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Icon } from '@/ui/Icon.client.tsx';
import { byDistance, pointOf } from '../by-distance.ts';
import { distanceIn } from '../distance.ts';

const PATIENCE_MS = 10_000;

/**
 * Sorts location cards by distance from a postcode or the browser's position, and shows '12 km away' on
 * each (LOC-40, OPEN-088).
 * @param props.onlyPosition offers the browser's position only, within a form that has a postcode field
 */
export function NearestPlaces({ onlyPosition = false }: { onlyPosition?: boolean }) {
  const t = useTranslations('locationClient');
  const [message, setMessage] = useState<{ text: string; isProblem: boolean } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const field = useId();
  const problem = (text: string) => setMessage({ text, isProblem: true });
  const sortFrom = (point: Point, text: string) => {
    const list = box.current?.closest('section')?.querySelector<HTMLElement>('[data-places]');
    if (list)
      sortCards(list, point, (kilometres) =>
        distanceIn(kilometres, (key, values) => t(`nearest.${key}`, values)),
      );
    setMessage({ text, isProblem: false });
  };
  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const near = new FormData(event.currentTarget).get('near');
    const postcode = typeof near === 'string' ? near.trim() : '';
    if (!isPostcode(postcode)) return problem(t('nearest.malformed'));
    setBusy(true);
    try {
      const answer = await fetch(`/api/places?near=${postcode}`);
      if (answer.status === 404) problem(t('nearest.unknown'));
      else if (!answer.ok) problem(t('nearest.down'));
      else {
        const place = (await answer.json()) as Point & { name: string };
        sortFrom(place, t('nearest.sorted', { place: place.name }));
      }
    } catch {
      problem(t('nearest.down'));
    }
    setBusy(false);
  };
  const locate = () => {
    setBusy(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setBusy(false);
        sortFrom({ lat: coords.latitude, lng: coords.longitude }, t('nearest.sortedFromYou'));
      },
      () => {
        setBusy(false);
        problem(t('nearest.noPosition'));
      },
      { timeout: PATIENCE_MS, maximumAge: 60_000 },
    );
  };
  const position = (
    <button type="button" className="btn btn-ghost" onClick={locate}>
      <Icon name="navigation" size={16} />
      {t('nearest.position')}
    </button>
  );
  return (
    <div ref={box} aria-busy={isBusy}>
      {onlyPosition ? (
        position
      ) : (
        <form onSubmit={find} noValidate className="flex flex-wrap items-center gap-2">
          <label htmlFor={field} className="sr-only">
            {t('nearest.label')}
          </label>
          <input
            id={field}
            name="near"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={POSTCODE_LENGTH}
            placeholder={t('nearest.postcode')}
            aria-invalid={message?.isProblem ?? false}
            aria-describedby={`${field}-said`}
            size={POSTCODE_LENGTH}
            // As wide as the placeholder, which other languages need.
            className="field w-auto min-w-32 [field-sizing:content]"
          />
          <button type="submit" className="btn btn-secondary">
            {t('nearest.find')}
          </button>
          {position}
        </form>
      )}
      <p
        id={`${field}-said`}
        role="status"
        className={message?.isProblem ? 'text-sm text-danger' : 'text-sm text-ink-muted'}
      >
        {message?.text}
      </p>
    </div>
  );
}

/** Reorders the cards in the DOM, so that reading and focus order match. */
function sortCards(list: HTMLElement, from: Point, distance: (kilometres: number) => string): void {
  const cards = [...list.children].filter((card) => card instanceof HTMLElement);
  for (const { place: card, kilometres } of byDistance(cards, from, (each) => pointOf(each.dataset.at))) {
    const away = card.querySelector<HTMLElement>('[data-away]');
    if (away && kilometres !== null) {
      away.textContent = distance(kilometres);
      away.hidden = false;
    }
    list.append(card);
  }
}
