import { carPath } from '@forecourt/lib/vehicle/path';
import { formAttributes } from '@/features/enquiry/attributes.ts';
import { SIMILAR_ANCHOR } from '../anchors.ts';
import type { CardCar } from './car.ts';

/** What a card says of a car that is gone, in place of its details (CARD-11 to CARD-13). */
export function SimilarOffer({ car }: { car: Pick<CardCar, 'slug'> }) {
  return (
    <div className="mt-auto flex flex-col gap-3">
      <p className="text-sm text-ink-muted">Like this and want something similar?</p>
      <a
        href={`${carPath(car)}#${SIMILAR_ANCHOR}`}
        className="btn btn-secondary btn-sm relative whitespace-normal"
        {...formAttributes('similar', car.slug)}
      >
        Find Me Something Similar
      </a>
    </div>
  );
}
