'use client';
import { formatWhole } from '@forecourt/lib/platform/text/format';
import { useTranslations } from 'next-intl';
import { classes } from '@/ui/classes.ts';
import type { Pin } from './pins.ts';
import type { Marks } from './streets-props.ts';

/** The marker of one location: a pin that opens its card, or its count that toggles a filter. */
export function PinMarker({
  pin,
  marks,
  isAlone,
  isChosen,
  onPress,
}: {
  pin: Pin;
  marks: Marks | undefined;
  isAlone: boolean;
  isChosen: boolean;
  onPress: () => void;
}) {
  const t = useTranslations('map');
  if (marks) {
    const { count, label, isPressed, isDisabled } = marks.markOf(pin);
    return (
      <button
        type="button"
        aria-pressed={isPressed}
        disabled={isDisabled}
        className="street-marker"
        onClick={onPress}
      >
        <span className="street-count numbers">{formatWhole(count)}</span>
        <span className="sr-only">{` ${t('itemsAt', { count, noun: marks.noun })} `}</span>
        <span className="street-name">{label}</span>
      </button>
    );
  }
  return (
    <button
      type="button"
      data-pin-marker={pin.slug}
      aria-expanded={isChosen}
      className={classes('street-marker street-pin', isAlone && 'street-pin-alone')}
      onClick={onPress}
    >
      <svg viewBox="-17 -46 34 47" width="30" height="42" aria-hidden="true">
        <path d="M0 0C-4 -10 -16 -17 -16 -29A16 16 0 1 1 16 -29C16 -17 4 -10 0 0Z" />
        <circle cy={-29} r={6} />
      </svg>
      <span className="street-name">{pin.name}</span>
    </button>
  );
}

/** The marker of several locations, which brings the map closer. */
export function ClusterMarker({
  places,
  marks,
  onPress,
}: {
  places: readonly Pin[];
  marks: Marks | undefined;
  onPress: () => void;
}) {
  const t = useTranslations('map');
  const total = marks ? places.reduce((sum, pin) => sum + marks.markOf(pin).count, 0) : places.length;
  const counted = marks
    ? t('clusterItems', {
        count: total,
        shown: formatWhole(total),
        noun: marks.noun,
        places: places.length,
      })
    : t('cluster', { places: total });
  return (
    <button type="button" aria-label={counted} className="street-marker" onClick={onPress}>
      <span className="street-count street-cluster numbers">{formatWhole(total)}</span>
    </button>
  );
}
