const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** Formats an ABN as `51 824 753 556`; null unless its 11 digits have a valid checksum (modulus 89). */
export function abnOf(text: string): string | null {
  const digits = text.replace(/[\s.-]/g, '');
  if (!/^[1-9]\d{10}$/.test(digits)) return null;
  const sum = WEIGHTS.reduce(
    (total, weight, place) => total + weight * (Number(digits[place]) - (place ? 0 : 1)),
    0,
  );
  return sum % 89 === 0 ? digits.replace(/^(..)(...)(...)(...)$/, '$1 $2 $3 $4') : null;
}
