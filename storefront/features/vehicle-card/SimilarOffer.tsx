import { SIMILAR_ANCHOR } from '@forecourt/lib/vehicle/anchors';
import { carPath } from '@forecourt/lib/vehicle/path';
import { formAttributes } from '@/features/enquiry/attributes.ts';
import type { CardCar } from '@/stock/card-car.ts';

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
