import { IS_ENGLISH } from '@forecourt/lib/sites/translations';
import type { SanityClient } from 'sanity';
import { listBlocksOf } from './automatic.ts';
import { type Shown, shownAutomatically, type UsedOn } from './usage.ts';

/**
 * Where a document is used: pages that refer to it, pages with automatic lists that show it, its own page on
 * each site, and sites that show it on every page.
 */
export const USED_ON = `{
  "type": $type,
  "pages": *[_type == "page" && (_id == $id || references($id))] | order(site->name asc, path.current asc)[0...100]{
    title, language, "path": path.current, "site": site->{ name, url }
  },
  "document": *[_id == $id][0]{
    language,
    "slug": slug.current,
    "manufacturer": manufacturer->slug.current,
    "dealership": dealership->slug.current,
    "location": location._ref
  },
  "lists": *[_type == "page" && ${IS_ENGLISH} && count(blocks[_type in $lists && hidden != true]) > 0]{
    title, "path": path.current, "siteId": site._ref, "site": site->{ name, url },
    "blocks": blocks[_type in $lists && hidden != true]{
      _type, mode, limit, "chosen": coalesce(count(locations), count(people)), "location": location._ref
    }
  },
  "ranked": *[_type == $type && ${IS_ENGLISH} && $type in ["offer", "blogPost"]]{
    "id": _id, "siteIds": coalesce(sites[]._ref, [site._ref]), "excluded": excludedSites[]._ref,
    "from": coalesce(startsAt, date, _createdAt), "start": coalesce(startsAt, date), "end": endsAt
  },
  "sites": *[_type == "site" && (
    _id == $id || _id == *[_id == $id][0].site._ref || _id in *[_id == $id][0].sites[]._ref || references($id) ||
    count((locations[]->)[references($id)]) > 0 ||
    ($type == "model" && (
      manufacturer._ref == *[_id == $id][0].manufacturer._ref ||
      *[_id == $id][0].manufacturer._ref in (locations[]->).manufacturers[]._ref
    ))
  )] | order(name asc)[0...100]{
    "id": _id, name, url,
    "offerPathStyle": settings.offerPathStyle,
    "offersPath": settings.offersPath,
    "locationPathBase": settings.locationPathBase,
    "locationPathSlug": settings.locationPathSlug,
    "hasLocation": $id in locations[]._ref,
    "opensPopup": popupPromotion._ref == $id
  }
}`;

export const usedOnParams = (id: string, type: string) => ({ id, type, lists: listBlocksOf(type) });

/**
 * Loads where a published document is shown without a reference, in automatic lists.
 * @param id published id
 */
export async function findListings(client: SanityClient, id: string, type: string): Promise<Shown[]> {
  const usedOn = await client
    .withConfig({ perspective: 'published' })
    .fetch<UsedOn>(USED_ON, usedOnParams(id, type), { tag: 'usage.listings' });
  return shownAutomatically(id, usedOn, new Date());
}
