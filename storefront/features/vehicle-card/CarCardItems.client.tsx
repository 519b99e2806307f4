'use client';
import type { CardCar } from '@/stock/card-car.ts';
import { CarCard } from './CarCard.tsx';
import type { CardRules } from './rules.ts';

/** Cards as list items, made of the cars alone: a page carries each car once, not also its card's markup. */
export function CarCardItems({
  cars,
  rules,
  sizes,
}: {
  cars: readonly CardCar[];
  rules: CardRules;
  sizes: string;
}) {
  return cars.map((car) => (
    <li key={car.objectID}>
      <CarCard car={car} rules={rules} sizes={sizes} />
    </li>
  ));
}
