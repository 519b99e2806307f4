'use client';
import { type CardPlace, type CardShape, PlaceCard } from './PlaceCard.tsx';

/** Cards as list items, rendered from data, so that the page does not carry each card's markup as well. */
export const PlaceCardItems = ({
  places,
  shape,
  hasPictures,
}: {
  places: readonly CardPlace[];
  shape: CardShape;
  hasPictures: boolean;
}) =>
  places.map((place) => (
    <li key={place.id}>
      <PlaceCard place={place} shape={shape} hasPictures={hasPictures} />
    </li>
  ));
