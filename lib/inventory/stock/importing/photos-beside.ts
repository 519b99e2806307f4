import { type Applied, takenRow } from '../mapping/apply.ts';

/** Photos that came as files beside a feed. */
export interface PhotosBeside {
  /** The addresses of a stock number's photos, in their order. */
  of(stocknum: string): readonly string[];
  /** Whether they are taken in place of those that a row names. */
  areMeant: boolean;
}

/** A row with the photos beside the feed, where it names none itself or they are meant. */
export function withPhotosBeside(row: Applied, photos: PhotosBeside | undefined): Applied {
  if (!photos || 'rejections' in row) return row;
  const { vehicle } = row;
  if (vehicle.images.length > 0 && !photos.areMeant) return row;
  const own = photos.of(vehicle.stocknum);
  if (own.length === 0) return row;
  return takenRow({ ...vehicle, images: own.map((url) => ({ image: { url, thumb: { url } } })) });
}
