import type { InitialValueResolverContext, Template } from 'sanity';
import { API_VERSION } from '../document/site.ts';
import { inAMonth, PAGE_TEMPLATES, type PageTemplate, pageOf } from './pageTemplates.ts';
import { readSiteFacts } from './siteFacts.ts';

const pageTemplateId = ({ name }: Pick<PageTemplate, 'name'>): string => `page-${name}-in-site`;

/** Page templates for the studio's create menu, filled in with the site's details. */
export const pageTemplates = (): Template[] =>
  PAGE_TEMPLATES.map((template) => ({
    id: pageTemplateId(template),
    title: template.title,
    description: template.description,
    schemaType: 'page',
    parameters: [{ name: 'site', title: 'Site', type: 'string' as const }],
    value: async ({ site }: { site: string }, { getClient }: InitialValueResolverContext) => {
      const facts = await readSiteFacts(getClient({ apiVersion: API_VERSION }), site);
      if (!facts) return { site: { _type: 'reference', _ref: site } };
      return pageOf(template, facts, { title: template.suggestion(facts), until: inAMonth(new Date()) });
    },
  }));

export const pageTemplateIds: readonly string[] = PAGE_TEMPLATES.map(pageTemplateId);
