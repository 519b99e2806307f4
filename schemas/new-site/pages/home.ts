import type { NewSiteFacts } from '@forecourt/lib/operations/new-site/new-site-facts';
import type { Template } from '@forecourt/lib/sites/theme';
import { countedBodies } from '@forecourt/lib/vehicle/body';
import { action } from '../../writing/target.ts';
import { reference } from '../../writing/written.ts';
import { capital, goodsOf, mainPlace, suburbs } from '../siteDetails.ts';
import { slidesOf } from '../slides.ts';
import { type Block, descriptionOf, type NewPage } from './page.ts';

/** Minimum number of cars in a row. */
const FEWEST_IN_A_ROW = 3;
/** A grid needs at least two brands. */
const FEWEST_BRANDS = 2;

/** The home page: a hero, then blocks for the stock. Blocks that would be empty are left out. */
export function homePage(facts: NewSiteFacts): NewPage {
  const { request, stock } = facts;
  const { state } = mainPlace(facts);
  return {
    path: '/',
    title: 'Home',
    seoTitle: `${capital(goodsOf(facts))} in ${suburbs(facts)}`,
    description: descriptionOf(
      `${capital(goodsOf(facts))} at ${request.name} in ${suburbs(facts)}, ${state}: search what is in stock, ask about a car and find us.`,
    ),
    blocks: [
      hero(facts),
      ...(searchesInHero(facts) ? [] : [searchBar('Find your next car')]),
      ...bodies(facts),
      ...cars('new', 'New cars', stock.carTypes.new),
      ...cars('demo', 'Demonstrators', stock.carTypes.demo),
      ...cars('used', 'Used cars', stock.carTypes.used),
      ...brands(facts),
      ...(searchesInHero(facts) ? [searchBar('Looking for something else?')] : []),
      {
        _type: 'callToAction',
        heading: 'Selling your car?',
        text: 'Tell us about it online and we’ll get back to you.',
        tone: 'brand',
        actions: [action('Sell your car', '/sell-my-car'), action('Contact us', '/contact')],
      },
      {
        _type: 'locationCards',
        heading: request.places.length > 1 ? 'Our locations' : 'Where to find us',
        layout: 'grid',
        show: 'all',
        showFilter: false,
      },
    ],
  };
}

/** Links only to types and makes in stock. */
const searchBar = (heading: string): Block => ({
  _type: 'searchBar',
  heading,
  showTypes: true,
  showMakes: true,
});

/** Templates whose hero only links to the search. */
const WITHOUT_SEARCH: readonly Template[] = ['franchise', 'premium'];
const searchesInHero = ({ request, pictures }: NewSiteFacts) =>
  pictures.length > 0 && !WITHOUT_SEARCH.includes(request.template);

/** Pictures of the dealer's own cars, or else text on the brand colour. */
function hero(facts: NewSiteFacts): Block {
  const slides = slidesOf(facts);
  if (slides.length > 0)
    return {
      _type: 'heroCarousel',
      slides: slides.map(({ _id }) => reference(_id)),
      showSearch: searchesInHero(facts),
      height: 'standard',
    };
  return {
    _type: 'callToAction',
    heading: `${capital(goodsOf(facts))} in ${suburbs(facts)}`.slice(0, 80),
    text: `${facts.request.name}, ${mainPlace(facts).street}.`,
    tone: 'brand',
    actions: [action('Search our cars', '/search'), action('Contact us', '/contact')],
  };
}

const bodies = ({ stock }: NewSiteFacts): Block[] =>
  countedBodies(stock.bodies).length > 1 ? [{ _type: 'bodyTypeTiles', heading: 'Shop by body type' }] : [];

function cars(carType: 'new' | 'demo' | 'used', heading: string, count: number): Block[] {
  if (count < FEWEST_IN_A_ROW) return [];
  return [
    {
      _type: 'featuredCars',
      heading,
      filter: { _type: 'stockFilter', carTypes: [carType] },
      sort: 'custom_rank:desc',
      count: 6,
      layout: 'carousel',
      viewAllLabel: 'View all',
    },
  ];
}

const brands = ({ brands: list }: NewSiteFacts): Block[] =>
  list.length < FEWEST_BRANDS
    ? []
    : [
        {
          _type: 'brandGrid',
          heading: 'Brands we sell new',
          brands: list.map(({ id }) => reference(id)),
          // A brand's description is shared by all sites and may mention other locations.
          showDescriptions: false,
        },
      ];
