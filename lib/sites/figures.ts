/** Known figures of a site, inserted into texts by placeholders such as `{locations}`. */
export const FIGURES = {
  locations: 'Locations with their own address',
  brands: 'Brands sold by the site or its locations',
  cars: 'Cars for sale now, without motorcycles and trucks',
  vehicles: 'Vehicles for sale now',
  years: 'Years since the dealer was founded',
} as const;
export type FigureName = keyof typeof FIGURES;

export const isFigureName = (name: unknown): name is FigureName =>
  typeof name === 'string' && Object.hasOwn(FIGURES, name);

const PLACEHOLDER = /\{(\w+)\}/g;

/** Smaller figures are shown exactly. */
const EXACT = 20;

/** Rounds a figure: exact if small, else down with a plus (53 as 50+, 1,234 as 1,200+). */
export function roundedFigure(figure: number): { value: number; suffix: string } {
  const step = figure < EXACT ? 1 : figure < 1_000 ? 10 : 100;
  const value = Math.floor(figure / step) * step;
  return { value, suffix: value < figure ? '+' : '' };
}

const words = (figure: number) => {
  const { value, suffix } = roundedFigure(figure);
  return `${new Intl.NumberFormat('en-AU').format(value)}${suffix}`;
};

/** Returns all placeholder names in a text, including unknown ones. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].flatMap(([, name]) => name ?? []);

/** Returns the figures that the texts of a value use, at any depth. */
export function figuresIn(value: unknown): FigureName[] {
  if (typeof value === 'string') return placeholdersIn(value).filter(isFigureName);
  if (value === null || typeof value !== 'object') return [];
  return [...new Set(Object.values(value).flatMap(figuresIn))];
}

/** Fills in the figures of a value. A sentence with an unknown one is removed. */
export function withFigures<Value>(value: Value, figures: Partial<Record<FigureName, number>>): Value {
  const fill = (inner: unknown): unknown => {
    if (typeof inner === 'string') return filled(inner, figures);
    if (Array.isArray(inner)) return inner.map(fill);
    if (inner === null || typeof inner !== 'object') return inner;
    return Object.fromEntries(Object.entries(inner).map(([name, part]) => [name, fill(part)]));
  };
  return fill(value) as Value;
}

function filled(text: string, figures: Partial<Record<FigureName, number>>): string {
  return text.replace(/\{(\w+)\} ?/g, (all, name: string) => {
    if (!isFigureName(name)) return all;
    const figure = figures[name];
    return figure === undefined ? '' : words(figure) + (all.endsWith(' ') ? ' ' : '');
  });
}
