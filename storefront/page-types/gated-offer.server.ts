import type { SignInType } from '@forecourt/lib/sites/account-paths';
import type { Site } from '@forecourt/lib/sites/site';
import { findPage, type PageDocument } from '@/content/page.server.ts';
import { gateAt } from '@/features/account/gates.ts';
import { financeSteps } from '@/features/finance/steps.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { withoutLeadingForm } from './without-leading-form.ts';

/** The offer of a page behind a sign-in gate. */
export interface GatedOffer {
  title: string;
  intro: string | null;
  steps: readonly { title: string; text: string }[];
  /** The page and its blocks, without its form. */
  page: PageDocument;
  blocks: PageDocument['blocks'];
}

/**
 * Returns what the finance or selling page behind a gate offers, so that the sign-in page can say it first.
 * @param redirect where sign-in leads, a path on this site
 * @returns null for another page, an open one, and one without an editor's content
 */
export async function gatedOffer(site: Site, type: SignInType, redirect: string): Promise<GatedOffer | null> {
  if (type !== 'finance' && type !== 'trade-in') return null;
  const [path = '/'] = redirect.split(/[?#]/);
  if (gateAt({ ...site, pages: [path] }, path)?.type !== type) return null;
  const own = await findPage(site.slug, path);
  const page = own ?? (type === 'trade-in' ? await findPage(site.slug, site.settings.sellCarPath) : null);
  if (!page) return null;
  const { form, blocks } = withoutLeadingForm(page);
  return {
    title: page.title,
    intro: page.seo.description,
    steps:
      type === 'finance'
        ? financeSteps(site, await pageLanguage())
        : (form?.steps ?? []).map(({ title, text }) => ({ title, text: text ?? '' })),
    page,
    blocks,
  };
}
