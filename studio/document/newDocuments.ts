import { isAdministrator } from '@forecourt/schemas/documents/siteFeatures';
import { ADMINISTRATORS_TYPES } from '@forecourt/schemas/roles';
import type { NewDocumentOptionsResolver } from 'sanity';
import { inSite, MODEL_OF_MANUFACTURER } from './templates.ts';

/** Templates that only make sense where their parameter is known, and features, which the matrix makes. */
const NOT_GLOBAL = new Set([
  'siteFeatures',
  MODEL_OF_MANUFACTURER,
  ...['page', 'navigation', 'slide', 'promoCard', 'offer', 'siteFeatures'].map(inSite),
]);

const ADMINISTRATORS: ReadonlySet<string> = new Set(ADMINISTRATORS_TYPES);

/** What the plus buttons offer: what only administrators write to them alone, nothing that lacks what it needs. */
export const newDocumentOptions: NewDocumentOptionsResolver = (items, { creationContext, currentUser }) =>
  items.filter(({ templateId }) => {
    if (ADMINISTRATORS.has(templateId) && !isAdministrator(currentUser)) return false;
    return creationContext.type !== 'global' || !NOT_GLOBAL.has(templateId);
  });
