'use client';
import { Streets } from '@/features/map/streets/Streets.client.tsx';
import type { StreetsProps } from '@/features/map/streets/streets-props.ts';
import { PinCard } from './PinCard.client.tsx';

/** The street map of locations, whose pins open a card. */
export const PlaceStreets = (props: Pick<StreetsProps, 'slugs' | 'label' | 'anchor'>) => (
  <Streets {...props} Card={PinCard} />
);
