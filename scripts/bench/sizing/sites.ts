import type { NewSiteFacts } from '@forecourt/lib/operations/new-site/new-site-facts';
import { newSiteRequestSchema } from '@forecourt/lib/operations/new-site/request';
import { planNewSite } from '@forecourt/schemas/new-site/documents';
import { createClient } from '@sanity/client';
import type { LocalSettings } from '../../emulators/settings.ts';
import { dealershipOf } from './stock.ts';

/** Sites per transaction, because a site's documents refer to each other. */
const BATCH = 50;

export const slugOf = (site: number): string => `site-${site}`;

/**
 * Writes sites to the content lake like the new-site assistant: pages, menus, a location and a dealership
 * each.
 * @returns the number of documents per site
 */
export async function writeSites(
  settings: LocalSettings,
  count: number,
  vehiclesEach: number,
): Promise<number> {
  const lake = createClient({
    projectId: settings.projectId,
    dataset: settings.dataset,
    apiHost: settings.urls.lake,
    apiVersion: '2026-02-01',
    useProjectHostname: false,
    useCdn: false,
    token: settings.secrets.lakeWriterToken,
  });
  let written = 0;
  for (let start = 0; start < count; start += BATCH) {
    const transaction = lake.transaction();
    for (let site = start; site < Math.min(count, start + BATCH); site += 1) {
      const documents: { _id: string; _type: string }[] = documentsOf(settings, site, vehiclesEach);
      for (const document of documents) transaction.create<Record<string, unknown>>(document);
      written += documents.length;
    }
    await transaction.commit({ visibility: 'sync', returnDocuments: false });
  }
  return written / count;
}

function documentsOf(settings: LocalSettings, site: number, vehicles: number) {
  const slug = slugOf(site);
  const request = newSiteRequestSchema.parse({
    name: `Site ${site} Cars`,
    slug,
    hosts: [`www.${slug}.example`],
    template: 'yard',
    dealerships: [dealershipOf(site)],
    company: `Site ${site} Pty Ltd`,
    licence: 'LMCT 11999',
    leads: [`sales@${slug}.example`],
    places: [
      {
        street: '120 Mountain Highway',
        suburb: 'Bayswater',
        state: 'VIC',
        postcode: '3153',
        phone: '03 7010 0190',
        hours: 'Mon-Fri 9-17',
      },
    ],
  });
  const [place] = request.places;
  const [dealership = ''] = request.dealerships;
  const facts: NewSiteFacts = {
    request,
    colours: { accent: '#f97316', brand: '#134e4a' },
    dealerships: [{ id: dealership, name: request.name, slug: dealership, leadEmails: null }],
    stock: {
      cars: vehicles,
      carTypes: {
        new: Math.round(vehicles * 0.3),
        demo: Math.round(vehicles * 0.1),
        used: Math.round(vehicles * 0.6),
      },
      newMakes: [],
      bodies: {
        suv: Math.round(vehicles / 2),
        ute: Math.round(vehicles / 4),
        hatch: Math.round(vehicles / 4),
      },
      hasCaravans: false,
      places: [],
      photographed: [],
    },
    places: place ? [{ place, stock: null }] : [],
    unnamedPlaces: [],
    knownLocations: [],
    brands: [],
    logoId: null,
    pictures: [],
    localPort: String(settings.ports.storefront),
    now: new Date(),
  };
  return planNewSite(facts).documents;
}
