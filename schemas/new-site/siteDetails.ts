import type { NewSiteFacts } from '@forecourt/lib/operations/new-site/new-site-facts';
import type { NewSitePlace } from '@forecourt/lib/operations/new-site/request';
import { STATES } from '@forecourt/lib/operations/new-site/states';
import type { LegalFacts } from './legal/legalFacts.ts';

/** Returns an address such as '12 Main Street, Bayswater VIC 3153'. */
export const addressLine = ({ street, suburb, state, postcode }: NewSitePlace): string =>
  `${street}, ${suburb} ${state} ${postcode}`;

/** Returns the primary location. */
export const mainPlace = ({ request }: Pick<NewSiteFacts, 'request'>): NewSitePlace => {
  const [first] = request.places;
  if (!first) throw new Error('A new site has a place: its request was checked');
  return first;
};

/** Returns the suburbs of a site, such as 'Bayswater, Ringwood and Croydon'. */
export const suburbs = ({ request: { places } }: Pick<NewSiteFacts, 'request'>): string => {
  const names = [...new Set(places.map(({ suburb }) => suburb))];
  return new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(names.slice(0, 3));
};

/** Returns what is in stock, such as 'new and used cars', or 'cars' for an empty stock. */
export function goodsOf({ stock: { carTypes, hasCaravans } }: Pick<NewSiteFacts, 'stock'>): string {
  const goods = hasCaravans ? 'caravans' : 'cars';
  const kinds = [(carTypes.new > 0 || carTypes.demo > 0) && 'new', carTypes.used > 0 && 'used'].filter(
    Boolean,
  );
  return kinds.length ? `${kinds.join(' and ')} ${goods}` : goods;
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const publicEmail = ({ request }: Pick<NewSiteFacts, 'request'>): string =>
  request.email ?? request.leads[0] ?? '';

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
