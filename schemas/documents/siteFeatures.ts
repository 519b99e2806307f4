import { type FeatureName, featureDefinitions } from '@forecourt/lib/sites/features';
import { slugify } from '@forecourt/lib/sites/slugs';
import { ControlsIcon } from '@sanity/icons/Controls';
import { type CurrentUser, defineField, defineType } from 'sanity';
import { featureTitle } from '../fields/featureTitle.ts';

export const SITE_FEATURES_TYPE = 'siteFeatures';

/**
 * Returns whether a user has the role `administrator`. This only affects the studio's interface; the content
 * lake enforces it.
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
 * The features of a site (SITE-04). A separate document type, as the content lake lets only administrators
 * write it.
 */
export const siteFeatures = defineType({
  name: SITE_FEATURES_TYPE,
  title: 'Features',
  type: 'document',
  icon: ControlsIcon,
  liveEdit: true, // features have no draft
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
