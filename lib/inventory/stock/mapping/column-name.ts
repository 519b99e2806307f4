/** Returns a column's name without case, spaces and punctuation: `Ext. Colour` and `EXTCOLOUR` are one name. */
export const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Returns a plain name without the number of `Photo 12`, `image[3].url` and `Images.4`. */
export const withoutNumber = (name: string): string =>
  plainName(name.replace(/[\s_.[-]*\d{1,3}\]?(?:\.(?:url|src|href))?$/i, ''));
