import { slugify } from '../../../../vehicle/title.ts';
import { candidatesOf } from './photo-path.ts';

export interface PhotoFile {
  path: string;
  address: string;
}

export interface Assigned {
  of: (stocknum: string) => PhotoFile[];
  /** Photos whose stock number is in no row. */
  unassigned: PhotoFile[];
}

const byNumbers = new Intl.Collator('en', { numeric: true });

/**
 * Assigns photos to stock numbers by file name: a photo without a number is first, the others are sorted by
 * number.
 */
export function assignPhotos(files: readonly PhotoFile[], stocknums: Iterable<string>): Assigned {
  const listedStocknums = new Set(Array.from(stocknums, slugify));
  const byStock = new Map<string, (PhotoFile & { place: number })[]>();
  const unassigned: PhotoFile[] = [];
  for (const file of files) {
    const candidate = candidatesOf(file.path).find(({ stock }) => listedStocknums.has(stock));
    if (!candidate) unassigned.push(file);
    else
      byStock.set(candidate.stock, [
        ...(byStock.get(candidate.stock) ?? []),
        { ...file, place: candidate.place },
      ]);
  }
  return {
    unassigned,
    of: (stocknum) =>
      (byStock.get(slugify(stocknum)) ?? [])
        .toSorted((one, other) => one.place - other.place || byNumbers.compare(one.path, other.path))
        .map(({ path, address }) => ({ path, address })),
  };
}
