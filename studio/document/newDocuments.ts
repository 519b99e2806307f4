import type { NewDocumentOptionsResolver } from 'sanity';
import { inSite } from './templates.ts';

/** Features are made by the matrix; sites by administrators; templates with a site only inside it. */
export const newDocumentOptions: NewDocumentOptionsResolver = (items, { creationContext, currentUser }) => {
  if (creationContext.type !== 'global') return items;
  const administrator = currentUser?.roles.some(({ name }) => name === 'administrator');
  const hidden = new Set([
    'siteFeatures',
    ...['page', 'navigation', 'slide', 'offer', 'siteFeatures'].map(inSite),
  ]);
  if (!administrator) hidden.add('site');
  return items.filter(({ templateId }) => !hidden.has(templateId));
};
