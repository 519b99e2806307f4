'use client';
import { distanceText, type Point } from '@forecourt/lib/platform/geocode/distance';
import { isPostcode, POSTCODE_LENGTH, POSTCODE_MESSAGES } from '@forecourt/lib/platform/geocode/postcode';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Icon } from '@/ui/Icon.client.tsx';
import { byDistance, pointOf } from '../by-distance.ts';

const DOWN = 'We could not look up that postcode. Please try again.';
const NO_POSITION = 'We could not get your location from your browser. Enter your postcode instead.';
const PATIENCE_MS = 10_000;

/**
 * Sorts location cards by distance from a postcode or the browser's position, and shows '12 km away' on
 * each (LOC-40, OPEN-088).
 * @param props.onlyPosition offers the browser's position only, within a form that has a postcode field
 */
export function NearestPlaces({ onlyPosition = false }: { onlyPosition?: boolean }) {
  const [message, setMessage] = useState<{ text: string; isProblem: boolean } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const field = useId();
  const problem = (text: string) => setMessage({ text, isProblem: true });
  const sortFrom = (point: Point, name: string) => {
    const list = box.current?.closest('section')?.querySelector<HTMLElement>('[data-places]');
    if (list) sortCards(list, point);
    setMessage({ text: `Sorted by distance from ${name}.`, isProblem: false });
  };
  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const near = new FormData(event.currentTarget).get('near');
    const postcode = typeof near === 'string' ? near.trim() : '';
    if (!isPostcode(postcode)) return problem(POSTCODE_MESSAGES.malformed);
    setBusy(true);
    try {
      const answer = await fetch(`/api/places?near=${postcode}`);
      if (answer.status === 404) problem(POSTCODE_MESSAGES.unknown);
      else if (!answer.ok) problem(DOWN);
      else {
        const place = (await answer.json()) as Point & { name: string };
        sortFrom(place, place.name);
      }
    } catch {
      problem(DOWN);
    }
    setBusy(false);
  };
  const locate = () => {
    setBusy(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setBusy(false);
        sortFrom({ lat: coords.latitude, lng: coords.longitude }, 'you');
      },
      () => {
        setBusy(false);
        problem(NO_POSITION);
      },
      { timeout: PATIENCE_MS, maximumAge: 60_000 },
    );
  };
  const position = (
    <button type="button" className="btn btn-ghost" onClick={locate}>
      <Icon name="navigation" size={16} />
      Use my location
    </button>
  );
  return (
    <div ref={box} aria-busy={isBusy}>
      {onlyPosition ? (
        position
      ) : (
        <form onSubmit={find} noValidate className="flex flex-wrap items-center gap-2">
          <label htmlFor={field} className="sr-only">
            Your postcode
          </label>
          <input
            id={field}
            name="near"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={POSTCODE_LENGTH}
            placeholder="Postcode"
            aria-invalid={message?.isProblem ?? false}
            aria-describedby={`${field}-said`}
            className="field w-32"
          />
          <button type="submit" className="btn btn-secondary">
            Find nearest
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
function sortCards(list: HTMLElement, from: Point): void {
  const cards = [...list.children].filter((card) => card instanceof HTMLElement);
  for (const { place: card, kilometres } of byDistance(cards, from, (each) => pointOf(each.dataset.at))) {
    const away = card.querySelector<HTMLElement>('[data-away]');
    if (away && kilometres !== null) {
      away.textContent = distanceText(kilometres);
      away.hidden = false;
    }
    list.append(card);
  }
}
