import { defineQuery } from 'groq';
import { z } from 'zod';
import { listOf, text, textOrEmpty } from './content-lake/content-values.ts';

/** Every published site with its hosts and dealerships. */
export const hostsQuery = defineQuery(`
  *[_type == "site" && defined(slug.current)] | order(slug.current asc) {
    "slug": slug.current,
    "name": coalesce(name, ""),
    "url": coalesce(url, ""),
    "hosts": coalesce(hosts, []),
    "template": coalesce(template, "group"),
    "hasPixel": defined(settings.socialPixelId),
    "challengeKey": settings.challengeSiteKey,
    "mapStyleUrl": settings.mapStyleUrl,
    "dealershipIds": coalesce(dealerships[]._ref, [])
  }
`);

export const hostsSchema = z.array(
  z.object({
    slug: z.string(),
    name: textOrEmpty,
    hosts: listOf(z.string()),
    hasPixel: z.boolean().nullable(),
    challengeKey: text,
    mapStyleUrl: text,
    dealershipIds: listOf(z.string()),
  }),
);
