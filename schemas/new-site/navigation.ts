import type { NewSiteFacts } from '@forecourt/lib/operations/new-site/new-site-facts';
import type { Navigation } from '../sanity.types.ts';
import { shortProse } from '../writing/prose.ts';
import { action, parseLink } from '../writing/target.ts';
import { reference, type Written } from '../writing/written.ts';
import { navigationId, siteId } from './ids.ts';
import { companyWithAbn } from './legal/legalFacts.ts';
import { legalFacts } from './siteDetails.ts';

type Entry = readonly [label: string, path: string];

/**
 * Returns the header and footer of a new site. Every link points to a page that each site has, or to stock
 * that exists.
 */
export function navigationOf(facts: NewSiteFacts): Written<Navigation>[] {
  const { request } = facts;
  const commonFields = { _type: 'navigation' as const, site: reference(siteId(request.slug)) };
  return [
    {
      ...commonFields,
      _id: navigationId(request.slug, 'header'),
      title: `${request.name} header`,
      kind: 'header',
      menus: [
        menuLink('Home', '/'),
        stockMenu(facts),
        menuLink('Finance', '/finance'),
        menuLink('About us', '/about-us'),
        menuLink('Locations', '/locations'),
        menuLink('Contact', '/contact'),
      ],
      callToAction: action('Sell your car', '/sell-my-car'),
    },
    {
      ...commonFields,
      _id: navigationId(request.slug, 'footer'),
      title: `${request.name} footer`,
      kind: 'footer',
      groups: [
        group('Our cars', kindsOf(facts)),
        group('Services', [
          ['Finance', '/finance'],
          ['Sell your car', '/sell-my-car'],
          ['Book a test drive', '/book-test-drive'],
        ]),
        group(request.name.slice(0, 40), [
          ['About us', '/about-us'],
          ['Locations', '/locations'],
          ['Contact us', '/contact'],
        ]),
      ],
      text: shortProse(legalLine(facts)),
      legalLinks: [
        action('Privacy policy', '/privacy-policy'),
        action('Terms and conditions', '/terms-and-conditions'),
      ],
    },
  ];
}

export function legalLine(facts: NewSiteFacts): string {
  const legal = legalFacts(facts);
  return `${companyWithAbn(legal)}. Licensed motor dealer, ${legal.state}: ${legal.dealerLicence}.`;
}

function kindsOf({ stock: { carTypes } }: NewSiteFacts): Entry[] {
  const kinds: Entry[] = [
    ...(carTypes.new > 0 ? [['New cars', '/search/new-cars'] as const] : []),
    ...(carTypes.demo > 0 ? [['Demonstrators', '/search/demo-cars'] as const] : []),
    ...(carTypes.used > 0 ? [['Used cars', '/search/used-cars'] as const] : []),
  ];
  return [['All stock', '/search'], ...(kinds.length > 1 ? kinds : [])];
}

function stockMenu(facts: NewSiteFacts) {
  const kinds = kindsOf(facts);
  if (kinds.length === 1) return menuLink('Our cars', '/search');
  return {
    _type: 'menu' as const,
    label: 'Our cars',
    kind: 'dropdown' as const,
    items: kinds.map(([label, path]) => ({ _type: 'menuItem' as const, label, link: parseLink(path) })),
  };
}

const menuLink = (label: string, path: string) => ({
  _type: 'menu' as const,
  label,
  kind: 'link' as const,
  link: parseLink(path),
});

const group = (title: string, links: readonly Entry[]) => ({
  _type: 'footerGroup' as const,
  title,
  links: links.map(([label, path]) => action(label, path)),
});
