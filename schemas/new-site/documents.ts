import { LEAD_DELIVERY_TYPE, leadDeliveryId } from '@forecourt/lib/leads/lead-delivery-id';
import { addressOf } from '@forecourt/lib/operations/new-site/host';
import type { NewSiteDealership, NewSiteFacts } from '@forecourt/lib/operations/new-site/new-site-facts';
import { stateTimeZone } from '@forecourt/lib/sites/place-time-zone';
import type { CarType } from '@forecourt/lib/vehicle/vehicle';
import type {
  Dealership,
  LeadDelivery,
  Location,
  Navigation,
  Page,
  Site,
  SiteFeatures,
  Slide,
} from '../sanity.types.ts';
import { reference, slug, type Written, withOwnKeys, withPageLinks } from '../writing/written.ts';
import { navigationId, pageId, siteId } from './ids.ts';
import { locationsOf } from './locations.ts';
import { legalLine, navigationOf } from './navigation.ts';
import { aboutPage } from './pages/about.ts';
import { homePage } from './pages/home.ts';
import { journeyPages } from './pages/journeys.ts';
import { legalPages } from './pages/legal.ts';
import type { NewPage } from './pages/page.ts';
import { mainPlace } from './siteDetails.ts';
import { slidesOf } from './slides.ts';
import { leftToCheck, type ToCheck } from './to-check.ts';

/** A document written for a new site. A site without a logo shows its name. */
export type NewSiteDocument = Written<
  | Dealership
  | LeadDelivery
  | Location
  | Navigation
  | Page
  | SiteFeatures
  | Slide
  | (Omit<Site, 'logo'> & Partial<Pick<Site, 'logo'>>)
>;

export interface NewSitePlan {
  url: string;
  /** Written in one transaction. */
  documents: NewSiteDocument[];
  /** Lead addresses for existing dealerships that have none. */
  leadEmails: { dealershipId: string; emails: string[] }[];
  /** Pages in the order of the main menu. */
  pages: { path: string; title: string }[];
  legalLine: string;
  cars: number;
  toCheck: ToCheck[];
}

/**
 * Plans a complete site: pages with the dealer's details, working menus, and a list of what must still be
 * checked. Claims nothing that is not in the request or the stock.
 */
export function planNewSite(facts: NewSiteFacts): NewSitePlan {
  const { request, dealerships } = facts;
  const toCheck = leftToCheck(facts);
  const pages = [homePage(facts), aboutPage(facts), ...journeyPages(facts), ...legalPages(facts)];
  const ids = new Map(pages.map(({ path }) => [path, pageId(request.slug, path)]));
  const documents: NewSiteDocument[] = [
    ...dealerships
      .filter(({ leadEmails }) => leadEmails === null)
      .flatMap((one) => [dealershipDocument(one, facts), dealershipLeads(one, facts)]),
    ...locationsOf(facts).flatMap(({ document }) => document ?? []),
    siteDocument(facts, toCheck),
    ...siteLeads(facts),
    featuresDocument(facts),
    ...navigationOf(facts),
    ...slidesOf(facts),
    ...pages.map((page) => pageDocument(request.slug, page)),
  ];
  return {
    url: urlOf(facts),
    documents: documents.map((document) => withOwnKeys(withPageLinks(document, ids))),
    leadEmails: dealerships
      .filter(({ leadEmails }) => leadEmails?.length === 0)
      .map(({ id }) => ({ dealershipId: id, emails: request.leads })),
    pages: pages.map(({ path, title }) => ({ path, title })),
    legalLine: legalLine(facts),
    cars: facts.stock.cars,
    toCheck,
  };
}

const urlOf = ({ request, localPort }: NewSiteFacts): string => addressOf(request.hosts[0] ?? '', localPort);

const dealershipDocument = (
  { id, name, slug: own }: NewSiteDealership,
  { request }: NewSiteFacts,
): Written<Dealership> => ({
  _id: id,
  _type: 'dealership',
  name,
  slug: slug(own),
  phones: { sales: mainPlace({ request }).phone, ...request.phones },
});

const dealershipLeads = ({ id }: NewSiteDealership, { request }: NewSiteFacts): Written<LeadDelivery> => ({
  _id: leadDeliveryId('dealership', id),
  _type: LEAD_DELIVERY_TYPE,
  leadEmails: request.leads,
});

/** The default steps say that lenders are compared, which is not known for a new dealer. */
const FINANCE_STEPS = [
  ['Send a few details', 'Your name, number and what you have in mind are enough to start.'],
  ['Talk to our finance team', 'We contact you about the lender, the rate and the total cost.'],
  ['Choose your car', 'Decide once you know what you would pay.'],
] as const;

/** The usual reading of 'a reasonable period' in the ACCC's guidance on two-price comparisons. */
const FORMER_PRICE_DAYS = 28;

/** Settings that differ from the specification's defaults: a page says only what is known, and forms ask little. */
const TRUE_SENTENCES = {
  emptyComments: 'hidden' as const,
  enquiryLength: 'short' as const,
  valuationContact: 'toKeepIt' as const,
  gaugeVerdicts: 'detailed' as const,
  registerChecks: ['recalls' as const],
  formerPriceDays: FORMER_PRICE_DAYS,
  soldText: 'byStatus' as const,
};

function siteDocument(facts: NewSiteFacts, toCheck: readonly ToCheck[]) {
  const { request, colours, dealerships, logoId, stock } = facts;
  const carTypes = (['new', 'demo', 'used'] as const).filter((type: CarType) => stock.carTypes[type] > 0);
  return {
    _id: siteId(request.slug),
    _type: 'site' as const,
    name: request.name,
    slug: slug(request.slug),
    url: urlOf(facts),
    hosts: request.hosts,
    ...(logoId && { logo: { _type: 'logo' as const, asset: reference(logoId), alt: request.name } }),
    template: request.template,
    theme: colours,
    dealerships: dealerships.map(({ id }) => reference(id)),
    locations: locationsOf(facts).map(({ id }) => reference(id)),
    header: reference(navigationId(request.slug, 'header')),
    footer: reference(navigationId(request.slug, 'footer')),
    ...brandOf(facts),
    toCheck: toCheck.map(({ words }) => words),
    settings: {
      _type: 'siteSettings' as const,
      timeZone: stateTimeZone(mainPlace(facts).state) ?? 'Australia/Sydney',
      ...(carTypes.length > 0 && { carTypes }),
      locationPathBase: 'locations' as const,
      ...TRUE_SENTENCES,
      budgetInterest: 'siteRate' as const,
      estimateLabel: 'estimated' as const,
      reserveVerification: 'mobile' as const,
      cardRepayment: 'priceAndWeekly' as const,
      loanLimits: 'shared' as const,
      lenderHandOver: 'ask' as const,
      agentAccess: 'readAndLinks' as const,
      apiAccess: 'withKeys' as const,
      financeStepsWording: FINANCE_STEPS.map(([title, text]) => ({ title, text })),
    },
  };
}

/** The brand of a franchise that sells only one new make. */
const brandOf = ({ request, stock, brands: [brand] }: NewSiteFacts) =>
  request.template === 'franchise' && stock.newMakes.length === 1 && brand
    ? { manufacturer: reference(brand.id) }
    : {};

/** If a dealership's leads already go to other people, this site's leads use their own channel. */
function siteLeads({ request, dealerships }: NewSiteFacts): Written<LeadDelivery>[] {
  const isElsewhere = dealerships.some(
    ({ leadEmails }) => leadEmails?.length && leadEmails.join() !== request.leads.join(),
  );
  return isElsewhere
    ? [
        {
          _id: leadDeliveryId('site', siteId(request.slug)),
          _type: LEAD_DELIVERY_TYPE,
          leadChannels: [
            {
              _type: 'leadChannel' as const,
              name: `Leads of ${request.name}`.slice(0, 60),
              kind: 'mail' as const,
              isOn: true,
              emails: request.leads,
            },
          ],
        },
      ]
    : [];
}

const featuresDocument = ({ request, stock, brands }: NewSiteFacts): Written<SiteFeatures> => ({
  _id: `siteFeatures-${request.slug}`,
  _type: 'siteFeatures',
  accessibilityStatement: true,
  callBackEnabled: true,
  dealBuilderEnabled: true,
  garageApp: true,
  site: reference(siteId(request.slug)),
  // The default is a ticked box, which is not valid consent.
  optInDefault: false,
  phoneRevealImmediate: true,
  ...(stock.hasCaravans && { caravansEnabled: true }),
  ...(brands.length > 1 && { brandGridEnabled: true }),
});

const pageDocument = (
  site: string,
  { path, title, seoTitle, description, blocks }: NewPage,
): Written<Page> => ({
  _id: pageId(site, path),
  _type: 'page',
  title,
  path: slug(path),
  site: reference(siteId(site)),
  blocks,
  seo: { _type: 'seo', ...(seoTitle && { title: seoTitle }), description },
});
