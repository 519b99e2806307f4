import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import {
  redirectChainProblem,
  redirectFromProblem,
  redirectKey,
  redirectToProblem,
} from '@forecourt/lib/sites/redirects';
import { IS_ENGLISH } from '@forecourt/lib/sites/translations';
import { LaunchIcon } from '@sanity/icons/Launch';
import { defineField, defineType, type ValidationContext } from 'sanity';
import { siteField } from '../fields/siteField.ts';
import { takenBy } from '../fields/takenBy.ts';
import { checkPathLeadsSomewhere } from '../warnings/deadLinks.ts';
import { releaseOf } from '../warnings/release.ts';

const API_VERSION = '2025-02-19';

type Value = { site?: { _ref?: string }; from?: string; to?: string };

/**
 * Checks whether a page still exists at the old address, and whether the site's redirects form a loop or
 * chain.
 */
async function problemAmongOthers({ document, getClient }: ValidationContext): Promise<string | true> {
  const { site, from, to } = (document ?? {}) as Value;
  if (!document || !site?._ref || !from || !to) return true; // reported at the fields
  const page = await takenBy(
    { document, getClient },
    `_type == "page" && ${IS_ENGLISH} && site._ref == $site && path.current == $from`,
    {
      site: site._ref,
      from: redirectKey(from),
    },
  );
  if (page !== null) return `The page '${page}' uses the address '${from}'. Change the page's address first.`;
  const [, base, ...names] = redirectKey(from).split('/');
  const offer =
    base === 'offers' &&
    (await takenBy(
      { document, getClient },
      `_type == "offer" && ${IS_ENGLISH} && $site in sites[]._ref && slug.current == $slug`,
      {
        site: site._ref,
        slug: names.at(-1) ?? '',
      },
    ));
  if (offer) return `The offer '${offer}' uses the address '${from}'. Change the offer's address first.`;
  const release = releaseOf(document);
  const others = await getClient({ apiVersion: API_VERSION })
    .withConfig({ perspective: release ? [release] : 'published' })
    .fetch<{ from: string; to: string }[]>(
      '*[_type == "redirect" && site._ref == $site && _id != $own && defined(from) && defined(to)]{ from, to }',
      { site: site._ref, own: publishedIdOf(document._id) },
      { tag: 'validation.redirect' },
    );
  return redirectChainProblem({ from, to }, others) ?? true;
}

/** A redirect from one address of a site to another, such as after a page was moved. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: LaunchIcon,
  fields: [
    siteField,
    defineField({
      name: 'from',
      title: 'Old address',
      type: 'string',
      placeholder: '/old-page',
      description: 'A path of this site that no page uses any more.',
      validation: (rule) => [
        rule.required().error('Enter the old address.'),
        rule.custom((from) => !from || (redirectFromProblem(from) ?? true)).error(),
        rule.custom((_, context) => problemAmongOthers(context)).error(),
      ],
    }),
    defineField({
      name: 'to',
      title: 'New address',
      type: 'string',
      placeholder: '/new-page',
      description:
        'A path of this site, or a full address that starts with https://. Query parameters of the old address are kept.',
      validation: (rule) => [
        rule.required().error('Enter the new address.'),
        rule.custom((to) => !to || (redirectToProblem(to) ?? true)).error(),
        rule.custom((to, context) => checkPathLeadsSomewhere(to, context, { mayLeadOn: true })).warning(),
      ],
    }),
    defineField({
      name: 'permanent',
      title: 'Permanent',
      type: 'boolean',
      description: 'On: search engines replace the old address with the new one. Off: they keep the old one.',
      initialValue: true,
    }),
  ],
  orderings: [{ name: 'from', title: 'Old address', by: [{ field: 'from', direction: 'asc' }] }],
  preview: {
    select: { from: 'from', to: 'to', permanent: 'permanent' },
    prepare: ({ from, to, permanent }) => ({
      title: from ?? 'No address yet',
      subtitle: [to && `to ${to}`, permanent === false && 'temporary'].filter(Boolean).join(' · '),
      media: LaunchIcon,
    }),
  },
});
