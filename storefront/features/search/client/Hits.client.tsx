import { memo } from 'react';
import { CarCard } from '@/features/vehicle/card/CarCard.tsx';
import type { CardCar } from '@/features/vehicle/card/car.ts';
import { CARD_GRID } from '@/features/vehicle/card/grid.ts';
import { useSetup } from './setup-context.client.ts';

/** Photos of the first row are fetched first. */
const FIRST_ROW = 2;
const Card = memo(CarCard);

/** The cards of one page of results. */
export function Hits({ hits }: { hits: readonly CardCar[] }) {
  const { card } = useSetup();
  const { beside, sizes } = CARD_GRID[card.template];
  return (
    <ul className={beside}>
      {hits.map((hit, index) => (
        <li key={hit.objectID}>
          <Card car={hit} rules={card} sizes={sizes} level={2} priority={index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}
