import { carPath } from '@forecourt/lib/vehicle/path';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { SIMILAR_ANCHOR } from '../anchors.ts';
import type { CardCar } from './car.ts';

/** What a card says of a car that is gone, in place of its details (CARD-11 to CARD-13). */
export function SimilarOffer({ car }: { car: Pick<CardCar, 'slug'> }) {
  return (
    <div className="mt-auto flex flex-col gap-3">
      <p className="text-sm text-ink-muted">Like this and want something similar?</p>
      <LinkButton
        href={`${carPath(car)}#${SIMILAR_ANCHOR}`}
        variant="secondary"
        size="sm"
        className="relative whitespace-normal"
      >
        Find Me Something Similar
      </LinkButton>
    </div>
  );
}
