import { ENGLISH, inLanguage, type Language } from '@forecourt/lib/platform/language/languages';
import type { Site } from '@forecourt/lib/sites/site';
import type { Offer as OfferThing, WithContext } from 'schema-dts';
import type { Offer } from '@/content/offer.server.ts';
import { absolute } from '@/seo/absolute.ts';

/**
 * Returns structured data of an offer that is running.
 * @param language of the page, whose address it names
 */
export const offerData = (
  site: Pick<Site, 'name' | 'url'>,
  offer: Pick<Offer, 'name' | 'description' | 'category' | 'image_url' | 'startsAt' | 'endsAt'>,
  href: string,
  language: Language = ENGLISH,
): WithContext<OfferThing> => ({
  '@context': 'https://schema.org',
  '@type': 'Offer',
  name: offer.name,
  description: offer.description,
  ...(offer.category && { category: offer.category }),
  url: absolute(site, inLanguage(href, language)),
  offeredBy: { '@type': 'AutoDealer', name: site.name, url: site.url },
  ...(offer.image_url && { image: offer.image_url }),
  ...(offer.startsAt && { availabilityStarts: offer.startsAt }),
  ...(offer.endsAt && { availabilityEnds: offer.endsAt }),
});
