/** Values of letters in a check digit (49 CFR 565.15); a digit counts as itself. */
const LETTER_VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  ['ABCDEFGH', 'JKLMN', 'P', 'R', 'STUVWXYZ'].flatMap((letters, group) =>
    letters.split('').map((letter, index) => [letter, index + ([1, 1, 7, 9, 2][group] ?? 0)] as const),
  ),
);
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Characters of position 10, one for each model year from 1980 to 2009; they repeat from 2010. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_CODED_YEAR = 1980;

/** Imported vehicles may be sold as of their compliance year, up to this many years after the model year. */
const MOST_YEARS_APART = 2;

/** Letters that no VIN has (ISO 3779), and the digits they are mistaken for. */
const MISTAKEN: Readonly<Record<string, string>> = { I: '1', O: '0', Q: '0' };

/** Returns a text as a VIN, with `O` and `Q` read as 0 and `I` as 1; null if it is not one. */
export function readVin(text: string): { vin: string; isCorrected: boolean } | null {
  const written = text.replaceAll(/[\s.-]/g, '').toUpperCase();
  if (!/^[A-Z0-9]{17}$/.test(written)) return null;
  const vin = written.replaceAll(/[IOQ]/g, (letter) => MISTAKEN[letter] ?? letter);
  return { vin, isCorrected: vin !== written };
}

/** Returns the check digit of a VIN: the weighted sum of its characters modulo 11, X for ten. */
export function vinCheckDigit(vin: string): string {
  const sum = vin
    .split('')
    .reduce(
      (total, character, index) =>
        total + (LETTER_VALUES[character] ?? Number(character)) * (WEIGHTS[index] ?? 0),
      0,
    );
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/**
 * Returns what is certainly wrong with a VIN, or null. Only VINs from North America are checked: there the
 * law demands a check digit and a model year, while other makers use these positions as they like (ISO 3779).
 *
 * @param year the vehicle's year in the feed; may be the build, compliance or model year
 */
export function vinProblem(vin: string, year: number | null): string | null {
  if (!hasCheckDigit(vin)) return null;
  if (vinCheckDigit(vin) !== vin[8]) return 'has a wrong check digit';
  const modelYear = northAmericanYear(vin);
  return year === null || Math.abs(modelYear - year) <= MOST_YEARS_APART
    ? null
    : `is of model year ${modelYear}, but the year is ${year}`;
}

/** Vehicles built there for other countries have a filler in these positions, and no check digit. */
const hasCheckDigit = (vin: string): boolean =>
  /^[1-5]/.test(vin) && /[0-9X]/.test(vin[8] ?? '') && YEAR_CODES.includes(vin[9] ?? '0');

/** A letter in position 7 means that the year code is of the second cycle, from 2010 (49 CFR 565.15). */
function northAmericanYear(vin: string): number {
  const year = FIRST_CODED_YEAR + YEAR_CODES.indexOf(vin[9] ?? '');
  return /\d/.test(vin[6] ?? '') ? year : year + YEAR_CODES.length;
}
