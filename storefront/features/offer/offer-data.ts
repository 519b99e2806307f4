import type { Site } from '@forecourt/lib/sites/site';
import type { Offer as OfferThing, WithContext } from 'schema-dts';
import type { Offer } from '@/content/offer.server.ts';
import { absolute } from '@/seo/absolute.ts';

/** Returns structured data of an offer that is running. */
export const offerData = (
  site: Pick<Site, 'name' | 'url'>,
  offer: Pick<Offer, 'name' | 'description' | 'category' | 'image_url' | 'startsAt' | 'endsAt'>,
  href: string,
): WithContext<OfferThing> => ({
  '@context': 'https://schema.org',
  '@type': 'Offer',
  name: offer.name,
  description: offer.description,
  ...(offer.category && { category: offer.category }),
  url: absolute(site, href),
  offeredBy: { '@type': 'AutoDealer', name: site.name, url: site.url },
  ...(offer.image_url && { image: offer.image_url }),
  ...(offer.startsAt && { availabilityStarts: offer.startsAt }),
  ...(offer.endsAt && { availabilityEnds: offer.endsAt }),
});
