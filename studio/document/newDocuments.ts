import { LEAD_DELIVERY_TYPE } from '@forecourt/lib/leads/lead-delivery-id';
import { isAdministrator } from '@forecourt/schemas/documents/siteFeatures';
import { ADMINISTRATORS_TYPES } from '@forecourt/schemas/roles';
import type { NewDocumentOptionsResolver } from 'sanity';
import { pageTemplateIds } from '../create/initialValues.ts';
import { inSite, MODEL_OF_MANUFACTURER } from './templates.ts';

/**
 * Templates hidden from the global create menu: they need a parameter or a fixed id, or are created elsewhere
 * (features in the matrix, one delivery table per site).
 */
const NOT_GLOBAL = new Set<string>([
  LEAD_DELIVERY_TYPE,
  'siteFeatures',
  'deliveryTable',
  MODEL_OF_MANUFACTURER,
  ...pageTemplateIds,
  ...[
    'page',
    'pageTrial',
    'blogPost',
    'navigation',
    'slide',
    'promoCard',
    'review',
    'person',
    'announcement',
    'popup',
    'prizeWheel',
    'offer',
    'redirect',
    'deliveryTable',
    'tradeAdjustment',
    'messageTemplate',
    'workshop',
    'serviceJob',
    'conditionFile',
    'siteFeatures',
  ].map(inSite),
]);

const ADMINISTRATORS: ReadonlySet<string> = new Set(ADMINISTRATORS_TYPES);

export const newDocumentOptions: NewDocumentOptionsResolver = (items, { creationContext, currentUser }) =>
  items.filter(({ templateId }) => {
    if (ADMINISTRATORS.has(templateId) && !isAdministrator(currentUser)) return false;
    return creationContext.type !== 'global' || !NOT_GLOBAL.has(templateId);
  });
