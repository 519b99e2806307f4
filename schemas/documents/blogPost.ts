import { postSlugProblem } from '@forecourt/lib/sites/blog';
import { settingDefinitions } from '@forecourt/lib/sites/settings';
import { ComposeIcon } from '@sanity/icons/Compose';
import { defineField, defineType } from 'sanity';
import { siteField } from '../fields/siteField.ts';
import { slugField } from '../fields/slugField.ts';
import { fits } from '../warnings/lengths.ts';
import { listBadge } from '../warnings/listBadge.ts';
import { textRules } from '../warnings/textRules.ts';

/** Formats a timestamp as a day in the site's time zone, such as `2027-01-26`. */
const dayIn = (date: string, zone: string | null | undefined) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: zone ?? settingDefinitions.timeZone.fallback,
    dateStyle: 'short',
  }).format(new Date(date));

/** A blog post, published at `/blog/{slug}` from its date (HOME-28 to HOME-33, OPEN-101). */
export const blogPost = defineType({
  name: 'blogPost',
  title: 'Blog post',
  type: 'document',
  icon: ComposeIcon,
  validation: textRules({ areFilledIn: false }),
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'seo', title: 'Search engines' },
  ],
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      group: 'content',
      validation: (rule) => [rule.required().error('Enter the heading.'), ...fits(rule, 'postHeading')],
    }),
    {
      ...slugField({
        source: 'heading',
        description: 'The last part of its address, after /blog/.',
        perSite: true,
        problem: postSlugProblem,
      }),
      group: 'content',
    },
    { ...siteField, group: 'content' },
    defineField({
      name: 'date',
      title: 'Date',
      type: 'datetime',
      group: 'content',
      description: 'The post is shown from this time. Choose a future time to schedule it.',
      initialValue: () => new Date().toISOString(),
      validation: (rule) => rule.required().error('Choose the date of the post.'),
    }),
    defineField({
      name: 'author',
      title: 'Author',
      type: 'string',
      group: 'content',
      placeholder: "The site's name",
      validation: (rule) => rule.max(60).error('Keep it to 60 characters.'),
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'picture',
      group: 'content',
      description: 'Landscape format, at least 1600 pixels wide.',
      validation: (rule) => rule.required().error('Choose a picture.'),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      group: 'content',
      description: 'One or two sentences, shown on the card, at the top of the post and in search engines.',
      validation: (rule) => rule.required().max(240).error('Enter a description of up to 240 characters.'),
    }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'portableText',
      group: 'content',
      validation: (rule) => rule.required().min(1).error('Enter the text of the post.'),
    }),
    defineField({
      name: 'stock',
      title: 'Related vehicles',
      type: 'stockFilter',
      group: 'content',
      description:
        'Vehicles shown below the text. Leave empty to show those of a brand or model that the heading or description names.',
      options: { collapsible: true, collapsed: true },
    }),
    defineField({ name: 'seo', title: 'Search engines and sharing', type: 'seo', group: 'seo' }),
  ],
  orderings: [{ name: 'date', title: 'Newest first', by: [{ field: 'date', direction: 'desc' }] }],
  preview: {
    select: {
      title: 'heading',
      date: 'date',
      site: 'site.name',
      zone: 'site.settings.timeZone',
      media: 'image',
      body: 'body',
    },
    prepare: ({ title, date, site, zone, media, body }) => ({
      title: title ?? 'Untitled',
      subtitle: [
        listBadge({ _type: 'blogPost', image: media, body }),
        date && (new Date(date) > new Date() ? 'scheduled' : dayIn(date, zone)),
        site,
      ]
        .filter(Boolean)
        .join(' · '),
      media: media ?? ComposeIcon,
    }),
  },
});
