import type { Template } from 'sanity';
import { pageTemplates } from '../create/initialValues.ts';

const IN_SITE = [
  { type: 'page', title: 'Empty page' },
  { type: 'blogPost', title: 'Blog post' },
  { type: 'navigation', title: 'Navigation' },
  { type: 'slide', title: 'Slide' },
  { type: 'promoCard', title: 'Promo card' },
  { type: 'announcement', title: 'Announcement' },
  { type: 'popup', title: 'Popup promotion' },
  { type: 'prizeWheel', title: 'Spin to win' },
  { type: 'pageTrial', title: 'Trial' },
  { type: 'redirect', title: 'Redirect' },
  { type: 'review', title: 'Review' },
  { type: 'person', title: 'Person' },
  { type: 'deliveryTable', title: 'Delivery prices' },
  { type: 'tradeAdjustment', title: 'Trade-in question' },
  { type: 'messageTemplate', title: 'Message template' },
  { type: 'workshop', title: 'Workshop' },
  { type: 'serviceJob', title: 'Service job' },
  { type: 'conditionFile', title: 'Condition file' },
  { type: 'siteFeatures', title: 'Features' },
] as const;

const reference = (id: string) => ({ _type: 'reference', _ref: id });
const siteParameter = [{ name: 'site', title: 'Site', type: 'string' as const }];

export const MODEL_OF_MANUFACTURER = 'model-of-manufacturer';
/**
 * Returns the id of the template that creates a document of a site. Its parameter `site` is the site's id.
 */
export const inSite = (type: string) => `${type}-in-site`;

/** Returns the templates of the create buttons within a site, which set the site of new documents. */
export function templates(previous: Template[]): Template[] {
  return [
    ...previous,
    ...pageTemplates(),
    ...IN_SITE.map(({ type, title }) => ({
      id: inSite(type),
      title,
      schemaType: type,
      parameters: siteParameter,
      value: ({ site }: { site: string }) => ({ site: reference(site) }),
    })),
    {
      id: inSite('offer'),
      title: 'Offer',
      schemaType: 'offer',
      parameters: siteParameter,
      value: ({ site }: { site: string }) => ({ sites: [{ ...reference(site), _key: site }] }),
    },
    {
      id: MODEL_OF_MANUFACTURER,
      title: 'Model',
      schemaType: 'model',
      parameters: [{ name: 'manufacturer', title: 'Manufacturer', type: 'string' as const }],
      value: ({ manufacturer }: { manufacturer: string }) => ({ manufacturer: reference(manufacturer) }),
    },
  ];
}
