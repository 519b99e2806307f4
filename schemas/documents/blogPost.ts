import { postSlugProblem } from '@forecourt/lib/sites/blog';
import { settingDefinitions } from '@forecourt/lib/sites/settings';
import { ComposeIcon } from '@sanity/icons/Compose';
import { defineField, defineType } from 'sanity';
import { siteField } from '../fields/siteField.ts';
import { slugField } from '../fields/slugField.ts';
import { listBadge } from '../warnings/inLists.ts';
import { fits } from '../warnings/lengths.ts';
import { honestWords } from '../warnings/words.ts';

/** The day of a moment, as `2027-01-26`, by the clock of its site. */
const dayIn = (date: string, zone: string | null | undefined) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: zone ?? settingDefinitions.timeZone.fallback,
    dateStyle: 'short',
  }).format(new Date(date));

/** A post of a site's blog, at `/blog/{slug}` from its date on (HOME-28 to HOME-33, OPEN-101). */
export const blogPost = defineType({
  name: 'blogPost',
  title: 'Blog post',
  type: 'document',
  icon: ComposeIcon,
  validation: honestWords({ areFilledIn: false }),
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
        description: 'The end of its address below /blog/.',
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
      description: 'The post shows from this moment on; with a moment to come it waits by itself.',
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
      description: 'Wide, at least 1600 pixels.',
      validation: (rule) => rule.required().error('A post needs a picture.'),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      group: 'content',
      description: 'One or two sentences: on the card, at the top of the post and in search engines.',
      validation: (rule) => rule.required().max(240).error('Say it in up to 240 characters.'),
    }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'portableText',
      group: 'content',
      validation: (rule) => rule.required().min(1).error('Write the post.'),
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
      title: title ?? 'Without a heading',
      subtitle: [
        listBadge({ _type: 'blogPost', image: media, body }),
        date && (new Date(date) > new Date() ? 'not yet' : dayIn(date, zone)),
        site,
      ]
        .filter(Boolean)
        .join(' · '),
      media: media ?? ComposeIcon,
    }),
  },
});
