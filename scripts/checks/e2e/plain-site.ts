import type { Template, ThemeTokens } from '@forecourt/lib/sites/theme';
import type { Navigation, Page, Site, SiteFeatures } from '@forecourt/schemas/sanity.types';

interface PlainSite {
  slug: string;
  name: string;
  url: string;
  template: Template;
  theme: ThemeTokens;
  dealershipIds: string[];
}

type NewDocument<Document> = Omit<Document, '_createdAt' | '_updatedAt' | '_rev'>;
/** The site has no logo, so it shows its name instead. */
type SiteDocument =
  | NewDocument<Omit<Site, 'logo'>>
  | NewDocument<SiteFeatures>
  | NewDocument<Navigation>
  | NewDocument<Page>;

const reference = (id: string) => ({ _type: 'reference' as const, _ref: id });
const withKeys = <Item extends object>(items: Item[]) =>
  items.map((item, index) => ({ _key: `item-${index + 1}`, ...item }));
const action = (label: string, path: string) => ({
  _type: 'action' as const,
  label,
  link: { _type: 'link' as const, kind: 'path' as const, path },
});
const menuLink = (label: string, path: string) => ({
  ...action(label, path),
  _type: 'menu' as const,
  kind: 'link' as const,
});

/** Returns the documents of a minimal test site: default features, menus, and a home page with stock. */
export function siteDocuments(site: PlainSite): SiteDocument[] {
  const id = `site-${site.slug}`;
  const of = { site: reference(id) };
  return [
    {
      _id: id,
      _type: 'site',
      name: site.name,
      slug: { _type: 'slug', current: site.slug },
      url: site.url,
      template: site.template,
      theme: site.theme,
      dealerships: withKeys(site.dealershipIds.map(reference)),
      header: reference(`navigation-${site.slug}-header`),
      footer: reference(`navigation-${site.slug}-footer`),
    },
    { _id: `siteFeatures-${site.slug}`, _type: 'siteFeatures', ...of },
    {
      _id: `navigation-${site.slug}-header`,
      _type: 'navigation',
      title: 'Header',
      kind: 'header',
      ...of,
      menus: withKeys([
        menuLink('Home', '/'),
        {
          _type: 'menu' as const,
          label: 'Our Stock',
          kind: 'dropdown' as const,
          items: withKeys([
            stockItem('All stock', '/search'),
            stockItem('Used cars', '/search/used-cars'),
            stockItem('New cars', '/search/new-cars'),
          ]),
        },
      ]),
    },
    {
      _id: `navigation-${site.slug}-footer`,
      _type: 'navigation',
      title: 'Footer',
      kind: 'footer',
      ...of,
      groups: withKeys([
        {
          _type: 'footerGroup' as const,
          title: 'Buyer Tools',
          links: withKeys([action('Search our stock', '/search')]),
        },
      ]),
    },
    {
      _id: `page-${site.slug}-home`,
      _type: 'page',
      title: 'Home',
      path: { _type: 'slug', current: '/' },
      ...of,
      blocks: withKeys([
        {
          _type: 'callToAction' as const,
          heading: site.name,
          text: 'Search every vehicle we have in stock, with prices and photographs.',
          tone: 'brand' as const,
          actions: withKeys([action('Search our stock', '/search')]),
        },
        { _type: 'bodyTypeTiles' as const, heading: 'Shop by body type' },
        {
          _type: 'featuredUsedCars' as const,
          title: 'Featured used cars',
          action: action('View all', '/search/used-cars'),
        },
      ]),
    },
  ];
}

function stockItem(label: string, path: string) {
  const { link: to } = action(label, path);
  return { _type: 'menuItem' as const, label, link: to };
}
