import { type Applied, acceptedRow } from '../mapping/apply.ts';

export interface PhotosBeside {
  of(stocknum: string): readonly string[];
  /** True if they replace the photos named in the row. */
  takesPrecedence: boolean;
}

/** Adds the photos next to the feed to a row if it names none, or if they take precedence. */
export function withPhotosBeside(row: Applied, photos: PhotosBeside | undefined): Applied {
  if (!photos || 'rejections' in row) return row;
  const { vehicle } = row;
  if (vehicle.images.length > 0 && !photos.takesPrecedence) return row;
  const own = photos.of(vehicle.stocknum);
  if (own.length === 0) return row;
  return acceptedRow({ ...vehicle, images: own.map((url) => ({ image: { url, thumb: { url } } })) });
}
