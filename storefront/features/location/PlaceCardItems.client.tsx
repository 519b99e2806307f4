'use client';
import { type CardPlace, type CardShape, PlaceCard } from './PlaceCard.tsx';

/** Cards as list items, rendered from data, so that the page does not carry each card's markup as well. */
export const PlaceCardItems = ({ places, shape }: { places: readonly CardPlace[]; shape: CardShape }) =>
  places.map((place) => (
    <li key={place.id}>
      <PlaceCard place={place} shape={shape} />
    </li>
  ));
