/** A make in stock with its models. */
export interface StockedMake {
  name: string;
  models: readonly string[];
}

const isNamed = (text: string, name: string): boolean =>
  name.length > 1 && ` ${plain(text)} `.includes(` ${plain(name)} `);

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Returns the first make in stock that a text names, with the model if the text names one of it.
 * A model counts only after its make: `Ranger` or `3` alone may mean something else.
 * @returns null if it names no make
 */
export function namedVehicles(text: string, makes: readonly StockedMake[]): string[] | null {
  // The longest name first, so that "Great Wall" is not found inside another.
  const byLength = (one: string, other: string) => other.length - one.length;
  for (const { name, models } of makes.toSorted((one, other) => byLength(one.name, other.name))) {
    if (!isNamed(text, name)) continue;
    const model = [...models].toSorted(byLength).find((entry) => isNamed(text, `${name} ${entry}`));
    return model ? [name, model] : [name];
  }
  return null;
}
