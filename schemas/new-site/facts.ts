import type { NewSiteFacts } from '@forecourt/lib/operations/new-site/facts';
import type { NewSitePlace } from '@forecourt/lib/operations/new-site/request';
import { STATES } from '@forecourt/lib/operations/new-site/states';
import type { LegalFacts } from './legal/facts.ts';

/** '12 Main Street, Bayswater VIC 3153'. */
export const addressLine = ({ street, suburb, state, postcode }: NewSitePlace): string =>
  `${street}, ${suburb} ${state} ${postcode}`;

/** The place that the site speaks of when it names one. */
export const mainPlace = ({ request }: Pick<NewSiteFacts, 'request'>): NewSitePlace => {
  const [first] = request.places;
  if (!first) throw new Error('A new site has a place: its request was checked');
  return first;
};

/** 'Bayswater, Ringwood and Croydon': the suburbs of a site, each once. */
export const suburbs = ({ request: { places } }: Pick<NewSiteFacts, 'request'>): string => {
  const names = [...new Set(places.map(({ suburb }) => suburb))];
  return new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(names.slice(0, 3));
};

/** 'New and used cars', by what is in stock; 'cars' while there is nothing. */
export function goodsOf({ stock: { carTypes, hasCaravans } }: Pick<NewSiteFacts, 'stock'>): string {
  const goods = hasCaravans ? 'caravans' : 'cars';
  const kinds = [(carTypes.new > 0 || carTypes.demo > 0) && 'new', carTypes.used > 0 && 'used'].filter(
    Boolean,
  );
  return kinds.length ? `${kinds.join(' and ')} ${goods}` : goods;
}

/** The first letter large. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The address of a site's public mail. */
export const publicEmail = ({ request }: Pick<NewSiteFacts, 'request'>): string =>
  request.email ?? request.leads[0] ?? '';

/** What the legal pages and the footer say. */
export function legalFacts(facts: NewSiteFacts): LegalFacts {
  const { request, stock, now } = facts;
  const main = mainPlace(facts);
  return {
    name: request.name,
    company: request.company ?? request.name,
    abn: request.abn ?? null,
    dealerLicence: request.licence,
    state: STATES[main.state].name,
    regulator: STATES[main.state].regulator,
    address: addressLine(main),
    phone: main.phone,
    email: publicEmail(facts),
    privacyEmail: publicEmail(facts),
    goods: stock.hasCaravans ? 'caravans' : 'cars',
    effective: new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric' }).format(now),
  };
}
