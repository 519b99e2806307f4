import type { Vehicle } from '../../vehicle/vehicle.ts';

/** Why a photo is not among the first: it cannot be shown, or others show the vehicle better. */
export type PhotoFault = 'unavailable' | 'placeholder' | 'repeated' | 'banner';

export interface PhotoNote {
  /** Part of the public address, because the content was replaced at the same source. */
  version?: string;
  fault?: PhotoFault;
}

/** What checks found about a vehicle's photos, by address. Photos without a finding are absent. */
export type PhotoNotes = Record<string, PhotoNote>;

/** Order of the faults; photos without one come first. */
const RANKS: Record<PhotoFault, number> = { banner: 1, repeated: 2, placeholder: 3, unavailable: 4 };

/**
 * Returns a vehicle's photos in the order to show them: the feed's, with placeholders, repeated photos and
 * photos with a banner last. Photos that cannot be shown are left out, unless there is no other.
 */
export function arrangedPhotos(images: Vehicle['images'], notes: PhotoNotes | null): Vehicle['images'] {
  if (notes === null) return images;
  const ranked = images.map((entry) => {
    const fault = notes[entry.image.url]?.fault;
    return { entry, rank: fault ? RANKS[fault] : 0 };
  });
  const shown = ranked.filter(({ rank }) => rank !== RANKS.unavailable);
  if (shown.length === 0) return images;
  return shown.toSorted((one, other) => one.rank - other.rank).map(({ entry }) => entry);
}
