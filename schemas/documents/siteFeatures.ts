import { type FeatureName, featureDefinitions } from '@forecourt/lib/sites/features';
import { slugify } from '@forecourt/lib/sites/slugs';
import { ControlsIcon } from '@sanity/icons/Controls';
import { type CurrentUser, defineField, defineType } from 'sanity';
import { featureTitle } from '../fields/featureTitle.ts';

export const SITE_FEATURES_TYPE = 'siteFeatures';

/** The id of a site's features document. No dot: ids with a dot are private. */
export const siteFeaturesId = (siteSlug: string) => `${SITE_FEATURES_TYPE}-${siteSlug}`;

/**
 * Whether somebody has the role `administrator`; false while nobody is signed in. It decides what the studio offers; the
 * content lake refuses others by itself.
 */
export const isAdministrator = (user: Pick<CurrentUser, 'roles'> | null | undefined) =>
  Boolean(user?.roles.some((role) => role.name === 'administrator'));

const groups = [...new Set(Object.values(featureDefinitions).map(({ group }) => group))];

const switches = (Object.keys(featureDefinitions) as FeatureName[]).map((name) => {
  const { group, description, fallback } = featureDefinitions[name];
  return defineField({
    name,
    title: featureTitle(name),
    type: 'boolean',
    description: `${description}. Default: ${fallback ? 'on' : 'off'}.`,
    fieldset: slugify(group),
    initialValue: fallback,
  });
});

/**
 * The switches of a site (SITE-04). A document type of its own, since the content lake lets only
 * administrators write it; the form says so to everyone else.
 */
export const siteFeatures = defineType({
  name: SITE_FEATURES_TYPE,
  title: 'Features',
  type: 'document',
  icon: ControlsIcon,
  liveEdit: true, // a switch is on or off; it has no draft
  readOnly: ({ currentUser }) => !isAdministrator(currentUser),
  fieldsets: groups.map((title) => ({
    name: slugify(title),
    title,
    options: { columns: 2 },
  })),
  fields: [
    defineField({
      name: 'site',
      title: 'Site',
      type: 'reference',
      to: [{ type: 'site' }],
      readOnly: true,
      validation: (rule) => rule.required(),
    }),
    ...switches,
  ],
  preview: {
    select: { title: 'site.name' },
    prepare: ({ title }) => ({ title: `${title ?? 'Site'}: features`, media: ControlsIcon }),
  },
});
