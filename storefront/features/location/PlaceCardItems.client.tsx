'use client';
import { type CardPlace, type CardShape, PlaceCard } from './PlaceCard.tsx';

/** Cards as list items, made of the places alone: a page carries each place once, not also its card's markup. */
export const PlaceCardItems = ({ places, shape }: { places: readonly CardPlace[]; shape: CardShape }) =>
  places.map((place) => (
    <li key={place.id}>
      <PlaceCard place={place} shape={shape} />
    </li>
  ));
