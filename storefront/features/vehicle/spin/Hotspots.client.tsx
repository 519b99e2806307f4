'use client';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useId } from 'react';
import { Icon } from '@/ui/Icon.client.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import type { Hotspot } from '../gallery/media.ts';

/** In percent from left and top; null if it is out of view. */
interface PlacedHotspot extends Hotspot {
  place: { x: number; y: number } | null;
}

/**
 * Hotspot buttons on a picture, and the details panel of the open one (SPIN-05, OPEN-062).
 * @param props.opened index of the open hotspot, null for none
 */
export function Hotspots({
  spots,
  opened,
  onOpen,
}: {
  spots: readonly PlacedHotspot[];
  opened: number | null;
  onOpen: (spot: number | null) => void;
}) {
  const t = useTranslations('spin');
  const id = useId();
  const spot = opened === null ? undefined : spots[opened];
  const side = (spot?.place?.x ?? 0) < 50 ? 'right' : 'left';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !spot) return;
    // Escape closes only the panel, not the fullscreen view below it.
    event.preventDefault();
    event.nativeEvent.stopPropagation();
    onOpen(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape for all focusable children
    <div onKeyDown={onKeyDown} className="contents">
      {spots.map(
        ({ place, title }, number) =>
          place && (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: hotspots do not move among themselves
              key={number}
              type="button"
              className="hotspot"
              style={{ left: within(place.x), top: within(place.y) }}
              aria-label={title}
              aria-expanded={number === opened}
              aria-controls={number === opened ? id : undefined}
              onClick={() => onOpen(number === opened ? null : number)}
            >
              <Icon name="plus" size={16} />
            </button>
          ),
      )}
      <div aria-live="polite" className="contents">
        {spot && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          <section id={id} aria-label={spot.title} tabIndex={0} className="hotspot-panel" data-side={side}>
            {spot.picture && (
              <Picture
                src={spot.picture}
                alt=""
                ratio={3 / 2}
                sizes="320px"
                maxWidth={720}
                className="mb-2 w-full rounded-tag"
              />
            )}
            <p className="pe-10 font-semibold">{spot.title}</p>
            {spot.text && <p className="mt-1 text-sm whitespace-pre-line text-ink-muted">{spot.text}</p>}
            <button
              type="button"
              className="hotspot-close btn btn-ghost btn-icon btn-sm"
              aria-label={t('closeDetails')}
              onClick={() => onOpen(null)}
            >
              <Icon name="x" size={16} />
            </button>
          </section>
        )}
      </div>
    </div>
  );
}

/** CSS position along one axis, at least half a button from both ends. */
const within = (percent: number): string => `clamp(18px, ${percent}%, 100% - 18px)`;
