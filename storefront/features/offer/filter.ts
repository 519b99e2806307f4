import type { Translator } from '@forecourt/lib/platform/language/translator';
import type { Offer } from '@/content/offer.server.ts';

/** The filters of the offer list, as query parameters (OPEN-099). */
export const OFFER_PARAMETERS = ['manufacturer', 'model', 'category'] as const;
type OfferParameter = (typeof OFFER_PARAMETERS)[number];
export type OfferFilter = Partial<Record<OfferParameter, string>>;

type Filtered = Pick<Offer, 'manufacturer' | 'model' | 'category'>;

const nameOf: Record<OfferParameter, (offer: Filtered) => { slug: string; name: string } | null> = {
  manufacturer: ({ manufacturer }) => manufacturer && { slug: manufacturer.slug, name: manufacturer.name },
  model: ({ model }) => model && { slug: model.slug, name: model.name },
  category: ({ category }) => (category ? { slug: slugOf(category), name: category } : null),
};

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const MAX_WORD = 80;

/** Parses the filter of an address; ignores repeated, empty and too long values. */
export function offerFilter(query: Readonly<Record<string, string | string[] | undefined>>): OfferFilter {
  return Object.fromEntries(
    OFFER_PARAMETERS.flatMap((name) => {
      const value = query[name];
      return typeof value === 'string' && value && value.length <= MAX_WORD ? [[name, value]] : [];
    }),
  );
}

export const matchesFilter = (filter: OfferFilter, offer: Filtered): boolean =>
  OFFER_PARAMETERS.every((name) => !filter[name] || nameOf[name](offer)?.slug === filter[name]);

export function offersHref(path: string, filter: OfferFilter): string {
  const parameters = OFFER_PARAMETERS.flatMap((name) =>
    filter[name] ? [`${name}=${encodeURIComponent(filter[name])}`] : [],
  );
  return parameters.length ? `${path}?${parameters.join('&')}` : path;
}

export interface OfferChoice {
  name: string;
  href: string;
  count: number;
  chosen: boolean;
}

/**
 * Returns the filter values with their addresses; that of a selected value clears it. Models depend on the
 * manufacturer, and a filter with a single value is omitted.
 */
export function offerChoices(
  offers: readonly Filtered[],
  filter: OfferFilter,
  path: string,
  t: Translator<'offer'>,
): { title: string; choices: OfferChoice[] }[] {
  const groupOf = (name: OfferParameter) => {
    const { [name]: chosenValue, ...rest } = filter;
    const others = name === 'manufacturer' ? { ...rest, model: undefined } : rest;
    const among = offers.filter((offer) => matchesFilter(others, offer));
    const names = new Map(
      among.flatMap((offer) => {
        const value = nameOf[name](offer);
        return value?.slug ? [[value.slug, value.name] as const] : [];
      }),
    );
    const choices = [...names].map(([slug, label]) => ({
      name: label,
      chosen: slug === chosenValue,
      count: among.filter((offer) => nameOf[name](offer)?.slug === slug).length,
      href: offersHref(path, slug === chosenValue ? others : { ...others, [name]: slug }),
    }));
    return {
      title: t(`groups.${name}`),
      choices: choices.toSorted((one, other) => one.name.localeCompare(other.name, 'en-AU')),
    };
  };
  return [groupOf('category'), groupOf('manufacturer'), groupOf('model')].filter(
    ({ choices }) => choices.length > 1 || choices.some(({ chosen: isChosen }) => isChosen),
  );
}
