import type { FormFieldName } from '@forecourt/lib/leads/form-field-names';
import type { FigureName } from '@forecourt/lib/sites/figures';
import type * as Schema from '@forecourt/schemas/sanity.types';
import { action } from '@forecourt/schemas/writing/target';
import type { Written } from '@forecourt/schemas/writing/written';
import { reference } from '@forecourt/schemas/writing/written';
import type { Block } from './document.ts';
import { manufacturerId, offerId, slideId } from './ids.ts';
import { prose } from './prose.ts';

type Actions = readonly (readonly [label: string, target: string])[];
const actions = (list: Actions) => list.map(([label, target]) => action(label, target));
type Fields<T> = Omit<Written<T>, '_type' | '_key'>;

export interface PageContent {
  path: string;
  title: string;
  description: string;
  blocks: Block[];
}

type PageForm = ReturnType<typeof pageForm>;

/**
 * Defines a page of a site.
 * @param path address within the site
 * @param description for search engines, 50 to 160 characters
 * @param form shown above the other blocks
 */
export function page(
  path: string,
  title: string,
  description: string,
  blocks: Block[],
  form?: PageForm,
): PageContent {
  return { path, title, description, blocks: form ? [form, ...blocks] : blocks };
}

/** A form at the top of a page, and what happens after it is sent. */
export const pageForm = ({
  kind,
  steps,
  fields,
  recipients,
  ...rest
}: Omit<Fields<Schema.EnquiryForm>, 'form' | 'steps' | 'fields' | 'recipients'> & {
  kind: Schema.EnquiryForm['form'];
  steps: readonly (readonly [title: string, text: string])[];
  /** Additional fields; an exclamation mark makes one required. */
  fields?: readonly string[];
  recipients?: readonly string[];
}) => ({
  _type: 'enquiryForm' as const,
  form: kind,
  showPhone: false,
  ...rest,
  ...(fields && {
    fields: fields.map((name) => ({
      _type: 'formField' as const,
      field: name.replace('!', '') as FormFieldName,
      required: name.endsWith('!'),
    })),
  }),
  ...(recipients && { recipients: recipients.map(reference) }),
  steps: steps.map(([title, text]) => ({ _type: 'formStep' as const, title, text })),
});

/** Text in the small Markdown of `prose`. */
export const richText = (text: string) => ({
  _type: 'richText' as const,
  content: prose(text),
  width: 'reading' as const,
});

type Value = Fields<Schema.ValuePropositions>['items'][number];
type ValueWords = Pick<Value, 'icon' | 'title' | 'text'> & { to?: readonly [label: string, target: string] };

export const valuePropositions = ({
  heading,
  items,
}: {
  heading?: string;
  items: [ValueWords, ValueWords, ValueWords];
}) => ({
  _type: 'valuePropositions' as const,
  ...(heading && { heading }),
  items: items.map(({ to, ...words }) => ({
    _type: 'valueProposition' as const,
    ...words,
    ...(to && { action: action(...to) }),
  })),
});

/** A banner with one or two buttons, on its picture or else on the brand colour. */
export const callToAction = ({
  actions: buttons,
  tone,
  ...fields
}: Omit<Fields<Schema.CallToAction>, 'actions' | 'tone'> & {
  actions: Actions;
  tone?: Schema.CallToAction['tone'];
}) => ({
  _type: 'callToAction' as const,
  ...fields,
  tone: tone ?? (fields.image ? ('picture' as const) : ('brand' as const)),
  actions: actions(buttons),
});

/** Figures about the dealer, which must be true. */
export const statsBanner = ({
  heading,
  figures,
}: {
  heading?: string;
  figures: readonly (
    | readonly [value: number, suffix: string, label: string]
    | readonly [counts: FigureName, label: string]
  )[];
}) => ({
  _type: 'statsBanner' as const,
  ...(heading && { heading }),
  figures: figures.map((figure) => {
    if (figure.length === 2) return { _type: 'figure' as const, counts: figure[0], label: figure[1] };
    const [value, suffix, label] = figure;
    return { _type: 'figure' as const, value, suffix, label };
  }),
});

export const heroCarousel = (
  site: string,
  slides: string[],
  fields: Omit<Fields<Schema.HeroCarousel>, 'slides'>,
) => ({
  _type: 'heroCarousel' as const,
  slides: slides.map((name) => reference(slideId(site, name))),
  ...fields,
});

export const brandGrid = ({
  brands,
  ...fields
}: Omit<Fields<Schema.BrandGrid>, 'brands'> & { brands: readonly string[] }) => ({
  _type: 'brandGrid' as const,
  ...fields,
  brands: brands.map((name) => reference(manufacturerId(name))),
});

/** Tiles of body types; without `tiles` the storefront shows those with the most stock. */
export const bodyTypeTiles = (fields: Fields<Schema.BodyTypeTiles>) => ({
  _type: 'bodyTypeTiles' as const,
  ...fields,
});

/** Six used cars with a link next to the title. */
export const featuredUsedCars = ({
  title,
  to,
}: {
  title: string;
  to?: readonly [label: string, target: string];
}) => ({
  _type: 'featuredUsedCars' as const,
  title,
  ...(to && { action: action(...to) }),
});

export const featuredCars = ({
  filter,
  sort = 'custom_rank:desc',
  layout = 'carousel',
  count = 6,
  viewAllLabel = 'View all',
  ...fields
}: Pick<Fields<Schema.FeaturedCars>, 'heading' | 'intro'> &
  Partial<Omit<Fields<Schema.FeaturedCars>, 'filter'>> & {
    filter: Omit<Fields<Schema.StockFilter>, '_type'>;
  }) => ({
  _type: 'featuredCars' as const,
  ...fields,
  filter: { _type: 'stockFilter' as const, ...filter },
  sort,
  layout,
  count,
  viewAllLabel,
});

export const searchBar = (fields: Partial<Fields<Schema.SearchBar>>) => ({
  _type: 'searchBar' as const,
  showTypes: true,
  showMakes: true,
  ...fields,
});

export const priceSlider = (fields: Partial<Fields<Schema.PriceSlider>>) => ({
  _type: 'priceSlider' as const,
  heading: 'Search by price',
  showPicks: true,
  ...fields,
});

/** The budget finder, with the specification's title by default. */
export const budgetFinder = (fields: Partial<Fields<Schema.BudgetFinder>> = {}) => ({
  _type: 'budgetFinder' as const,
  heading: 'Find cars for your budget',
  ...fields,
});

export const recentlyViewed = (heading = 'Recently viewed') => ({
  _type: 'recentlyViewed' as const,
  heading,
});

export const specialOffers = ({
  to,
  chosen,
  ...fields
}: Omit<Fields<Schema.SpecialOffers>, 'mode' | 'offers' | 'action'> & {
  to?: readonly [label: string, target: string];
  chosen?: { site: string; names: string[] };
}) => ({
  _type: 'specialOffers' as const,
  ...fields,
  mode: chosen ? ('chosen' as const) : ('latest' as const),
  ...(chosen && { offers: chosen.names.map((name) => reference(offerId(chosen.site, name))) }),
  ...(to && { action: action(...to) }),
});

export const reviews = ({
  of,
  ...fields
}: Partial<Omit<Fields<Schema.Reviews>, 'location'>> & { of?: string } = {}) => ({
  _type: 'reviews' as const,
  heading: 'What customers say',
  ...fields,
  ...(of && { location: reference(of) }),
});

export const team = (fields: Partial<Omit<Fields<Schema.Team>, 'people'>> = {}) => ({
  _type: 'team' as const,
  heading: 'Meet the team',
  ...fields,
});

/** Opening hours of locations by id, or else of the main one with its departments. */
export const openingHours = ({
  only,
  ...fields
}: Partial<Omit<Fields<Schema.OpeningHours>, 'locations'>> & { only?: readonly string[] } = {}) => ({
  _type: 'openingHours' as const,
  heading: 'Opening hours',
  ...fields,
  ...(only && { locations: only.map(reference) }),
});

export const locationMap = (fields: Partial<Omit<Fields<Schema.LocationMap>, 'locations'>> = {}) => ({
  _type: 'locationMap' as const,
  heading: 'Where to find us',
  ...fields,
});

export const locationCards = ({
  only,
  layout = 'grid',
  showFilter = false,
  ...fields
}: Pick<Fields<Schema.LocationCards>, 'heading' | 'intro' | 'show' | 'showFilter'> & {
  only?: readonly string[];
  layout?: Schema.LocationCards['layout'];
}) => ({
  _type: 'locationCards' as const,
  ...fields,
  layout,
  showFilter,
  ...(only && { locations: only.map(reference) }),
});
