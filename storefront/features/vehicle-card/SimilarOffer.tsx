import { SIMILAR_ANCHOR } from '@forecourt/lib/vehicle/anchors';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { formAttributes } from '@/features/enquiry/attributes.ts';
import type { CardVehicle } from '@/stock/card-vehicle.ts';

/** Replaces the details on the card of a vehicle that is gone (CARD-11 to CARD-13). */
export function SimilarOffer({ vehicle }: { vehicle: Pick<CardVehicle, 'slug'> }) {
  return (
    <div className="mt-auto flex flex-col gap-3">
      <p className="text-sm text-ink-muted">Like this and want something similar?</p>
      <a
        href={`${vehiclePath(vehicle)}#${SIMILAR_ANCHOR}`}
        className="btn btn-secondary btn-sm relative whitespace-normal"
        {...formAttributes('similar', vehicle.slug)}
      >
        Find Me Something Similar
      </a>
    </div>
  );
}
