/** `Mia van der Berg` becomes `MB`: initials of the first and last name; empty without letters. */
export function initialsOf(name: string): string {
  const letters = name
    .split(/\s+/)
    .map((word) => /\p{L}/u.exec(word)?.[0] ?? '')
    .filter(Boolean);
  const last = letters.length > 1 ? letters.at(-1) : '';
  return `${letters[0] ?? ''}${last}`.toLocaleUpperCase('en-AU');
}
