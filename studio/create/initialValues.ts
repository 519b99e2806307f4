import type { InitialValueResolverContext, Template } from 'sanity';
import { API_VERSION } from '../document/site.ts';
import { inAMonth, PAGE_TEMPLATES, type PageTemplate, pageOf } from './pageTemplates.ts';
import { readSiteFacts } from './siteFacts.ts';

/** The name under which the Studio knows a template of a page of a site. */
const pageTemplateId = ({ name }: Pick<PageTemplate, 'name'>): string => `page-${name}-in-site`;

/** Pages with sensible blocks and the words of their site, behind the plus button of a site's pages. */
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
