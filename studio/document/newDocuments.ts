import { isAdministrator } from '@forecourt/schemas/documents/siteFeatures';
import type { NewDocumentOptionsResolver } from 'sanity';
import { inSite, MODEL_OF_MANUFACTURER } from './templates.ts';

/** Templates that only make sense where their parameter is known, and features, which the matrix makes. */
const NOT_GLOBAL = new Set([
  'siteFeatures',
  MODEL_OF_MANUFACTURER,
  ...['page', 'navigation', 'slide', 'promoCard', 'offer', 'siteFeatures'].map(inSite),
]);

/** What the plus buttons offer: sites to administrators only, and nothing that lacks what it needs. */
export const newDocumentOptions: NewDocumentOptionsResolver = (items, { creationContext, currentUser }) =>
  items.filter(({ templateId }) => {
    if (templateId === 'site' && !isAdministrator(currentUser)) return false;
    return creationContext.type !== 'global' || !NOT_GLOBAL.has(templateId);
  });
