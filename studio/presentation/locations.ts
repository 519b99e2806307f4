import { map, type Observable } from 'rxjs';
import type { DocumentLocationResolver, DocumentLocationsState } from 'sanity/presentation';
import { API_VERSION } from '../document/site.ts';
import { type UsedOn, usageOf } from '../usage/usage.ts';
import { USED_ON, usedOnParams } from '../usage/usedOn.ts';

/** Answers for every type whose documents show on a site; null for what no visitor ever sees. */
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
]);
