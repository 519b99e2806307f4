import { LEAD_DELIVERY_TYPE, leadDeliveryId } from '@forecourt/lib/leads/lead-delivery-id';
import type { Dealership, LeadDelivery } from '@forecourt/schemas/sanity.types';
import { slug, type Written } from '@forecourt/schemas/writing/written';
import { dealerships as demo } from '../../../dealerships.ts';
import { logo } from '../picture.ts';

type DealershipDocument = Written<Dealership>;
type Details = Omit<DealershipDocument, '_id' | '_type' | 'name' | 'slug'>;

const website = (site: string, title: string, { make, mark }: { make?: string; mark?: string } = {}) => ({
  url: `https://${site}.example`,
  title,
  name: title,
  slug: site,
  ...(make && { make }),
  ...(mark && { logo: logo(`logos/${mark}`, title) }),
});

/** Content for the dealerships that the stock defines. */
const details: Record<string, Details> = {
  'harbour-brisbane': {
    phones: { sales: '07 7010 0110', service: '07 7010 0112', parts: '07 7010 0114' },
    website: website('harbourbrisbane', 'Harbour Brisbane', { make: 'Toyota', mark: 'harbour' }),
  },
  'harbour-gold-coast': {
    phones: { sales: '07 7010 0130', service: '07 7010 0132', parts: '07 7010 0134' },
    soldVisibleDays: 5, // STATUS-18
    website: website('harbourgoldcoast', 'Harbour Gold Coast', { make: 'Hyundai', mark: 'harbour' }),
  },
  'harbour-sunshine-coast': {
    phones: { sales: '07 7010 0150', service: '07 7010 0152', parts: '07 7010 0154' },
    breadcrumbSearchBase: '/used-car/', // ROUTE-31
    warrantyTextByCarType: {
      new: "The maker's new-car warranty.",
      demo: "What is left of the maker's new-car warranty, from first registration.",
      used: 'The statutory warranty, where Queensland law gives one.',
      certified: 'Twelve months of Harbour Certified warranty.',
    },
    website: website('harboursunshinecoast', 'Harbour Sunshine Coast', { make: 'Mazda', mark: 'harbour' }),
  },
  'northside-mazda': {
    phones: { sales: '03 7010 0110', service: '03 7010 0112', parts: '03 7010 0114' },
    website: website('northsidemazda', 'Northside Mazda', { make: 'Mazda', mark: 'northside' }),
  },
  'value-cars': {
    phones: { sales: '08 7010 0110', service: '08 7010 0112' },
    breadcrumbSearchBase: '/used-car/', // ROUTE-31
    website: website('valuecars', 'Value Cars'),
  },
  'coastline-caravans': {
    phones: { sales: '02 7010 0110', service: '02 7010 0112', parts: '02 7010 0114' },
    soldVisibleDays: 7, // STATUS-18
    website: website('coastlinecaravans', 'Coastline Caravans'),
  },
};

export const dealerships: DealershipDocument[] = demo.map(({ id, slug: name, name: title }) => ({
  _id: id,
  _type: 'dealership',
  name: title,
  slug: slug(name),
  ...details[id],
}));

export const dealershipLeads: Written<LeadDelivery>[] = demo.map(({ id }) => ({
  _id: leadDeliveryId('dealership', id),
  _type: LEAD_DELIVERY_TYPE,
  leadEmails: [`enquiries@${id.replaceAll('-', '')}.example`],
}));
