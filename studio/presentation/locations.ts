import { map, type Observable } from 'rxjs';
import type { DocumentLocationResolver, DocumentLocationsState } from 'sanity/presentation';
import { API_VERSION } from '../document/site.ts';
import { type UsedOn, usageOf } from '../usage/usage.ts';
import { USED_ON, usedOnParams } from '../usage/usedOn.ts';

/** Returns where a document is used, or null for types that are never shown. */
export const locations: DocumentLocationResolver = ({ id, type, perspectiveStack }, { documentStore }) => {
  if (!SHOWN_TYPES.has(type)) return null;
  const answers = documentStore.listenQuery(USED_ON, usedOnParams(id, type), {
    perspective: perspectiveStack,
    apiVersion: API_VERSION,
    tag: 'preview.locations',
  }) as Observable<UsedOn>;
  return answers.pipe(map((answer): DocumentLocationsState => usageOf(id, answer, new Date())));
};

const SHOWN_TYPES = new Set([
  'page',
  'blogPost',
  'offer',
  'announcement',
  'popup',
  'prizeWheel',
  'person',
  'review',
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
  'tradeAdjustment',
  'workshop',
  'serviceJob',
]);
