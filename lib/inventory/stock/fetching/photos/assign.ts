import { slugify } from '../../../../vehicle/title.ts';
import { candidatesOf } from './photo-path.ts';

/** A photo that came beside a feed and is kept. */
export interface PhotoFile {
  path: string;
  address: string;
}

/** Which photo is whose. */
export interface Assigned {
  /** The photos of a stock number in their order. */
  of: (stocknum: string) => PhotoFile[];
  /** Photos of stock numbers that no row has. */
  nobodys: PhotoFile[];
}

const byNumbers = new Intl.Collator('en', { numeric: true });

/**
 * Gives photos to stock numbers by their names: a photo without a number is the first, the others follow by number.
 * @param stocknums all that the feed lists
 */
export function assignPhotos(files: readonly PhotoFile[], stocknums: Iterable<string>): Assigned {
  const listedStocknums = new Set(Array.from(stocknums, slugify));
  const byStock = new Map<string, (PhotoFile & { place: number })[]>();
  const nobodys: PhotoFile[] = [];
  for (const file of files) {
    const candidate = candidatesOf(file.path).find(({ stock }) => listedStocknums.has(stock));
    if (!candidate) nobodys.push(file);
    else
      byStock.set(candidate.stock, [
        ...(byStock.get(candidate.stock) ?? []),
        { ...file, place: candidate.place },
      ]);
  }
  return {
    nobodys,
    of: (stocknum) =>
      (byStock.get(slugify(stocknum)) ?? [])
        .toSorted((one, other) => one.place - other.place || byNumbers.compare(one.path, other.path))
        .map(({ path, address }) => ({ path, address })),
  };
}
