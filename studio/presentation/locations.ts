import { map, type Observable } from 'rxjs';
import type { DocumentLocationResolver, DocumentLocationsState } from 'sanity/presentation';
import { API_VERSION } from '../document/site.ts';
import { type UsedOn, usageOf } from './usage.ts';

/**
 * Where a document is used: pages that name it, its own page on each site, and sites on all of whose pages it shows.
 * Lists that fill themselves, such as the newest offers, name nothing and are not counted.
 */
const USED_ON = `{
  "type": $type,
  "pages": *[_type == "page" && (_id == $id || references($id))] | order(site->name asc, path.current asc)[0...100]{
    title, "path": path.current, "site": site->{ name, url }
  },
  "document": *[_id == $id][0]{
    "slug": slug.current,
    "manufacturer": manufacturer->slug.current,
    "dealership": dealership->slug.current
  },
  "sites": *[_type == "site" && (
    _id == $id || _id == *[_id == $id][0].site._ref || _id in *[_id == $id][0].sites[]._ref || references($id) ||
    count((locations[]->)[references($id)]) > 0 ||
    ($type == "model" && (
      manufacturer._ref == *[_id == $id][0].manufacturer._ref ||
      *[_id == $id][0].manufacturer._ref in (locations[]->).manufacturers[]._ref
    ))
  )] | order(name asc)[0...100]{
    name, url,
    "offerPathStyle": settings.offerPathStyle,
    "locationPathBase": settings.locationPathBase,
    "locationPathSlug": settings.locationPathSlug,
    "hasLocation": $id in locations[]._ref
  }
}`;

/** Answers for every type whose documents show on a site; null for what no visitor ever sees. */
export const locations: DocumentLocationResolver = ({ id, type, perspectiveStack }, { documentStore }) => {
  if (!SHOWN_TYPES.has(type)) return null;
  const answers = documentStore.listenQuery(
    USED_ON,
    { id, type },
    {
      perspective: perspectiveStack,
      apiVersion: API_VERSION,
      tag: 'preview.locations',
    },
  ) as Observable<UsedOn>;
  return answers.pipe(map((answer): DocumentLocationsState => usageOf(answer)));
};

const SHOWN_TYPES = new Set([
  'page',
  'offer',
  'slide',
  'promoCard',
  'location',
  'model',
  'manufacturer',
  'navigation',
  'site',
  'siteFeatures',
  'dealership',
  'deliveryTable',
]);
