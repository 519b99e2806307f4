import { formatMoney } from '@forecourt/lib/platform/text/format';
import { type DeliveryRegion, deliveryProblem, parsePostcodes } from '@forecourt/lib/vehicle/delivery';
import { PackageIcon } from '@sanity/icons/Package';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { countLabel } from '../fields/blockFields.ts';
import { siteField } from '../fields/siteField.ts';

export const DELIVERY_TABLE_TYPE = 'deliveryTable';

/** Returns the id of a site's delivery prices. Each site has one table. */
export const deliveryTableId = (siteSlug: string) => `${DELIVERY_TABLE_TYPE}-${siteSlug}`;

const badPostcodes = (postcodes: unknown): string | true => {
  const bad = (postcodes as string[] | undefined)?.find((text) => parsePostcodes(text) === null);
  return bad === undefined || `'${bad}' is not an Australian postcode. Enter 3000, or 3000-3207 for a range.`;
};

/** Checks only complete regions. Missing values are reported at their fields. */
const overlaps = (regions: unknown): string | true => {
  const complete = ((regions as Partial<DeliveryRegion>[] | undefined) ?? []).map(({ name, postcodes }) => ({
    name: name ?? 'a region',
    postcodes: (postcodes ?? []).filter((text) => parsePostcodes(text) !== null),
  }));
  return deliveryProblem(complete) ?? true;
};

/** Delivery prices by postcode (DELIV-03 to DELIV-05, OPEN-001). */
export const deliveryTable = defineType({
  name: DELIVERY_TABLE_TYPE,
  title: 'Delivery prices',
  type: 'document',
  icon: PackageIcon,
  fields: [
    siteField,
    defineField({
      name: 'regions',
      title: 'Regions',
      type: 'array',
      description: 'Shoppers with another postcode see the enquiry form.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'deliveryRegion',
          title: 'Region',
          fields: [
            defineField({
              name: 'name',
              title: 'Name',
              type: 'string',
              description: "Shown to shoppers, as in 'Delivery to Adelaide: $150'.",
              validation: (rule) => [
                rule.required().error('Enter the name of the region.'),
                rule.max(60).warning('Keep it under 60 characters.'),
              ],
            }),
            defineField({
              name: 'postcodes',
              title: 'Postcodes',
              type: 'array',
              of: [defineArrayMember({ type: 'string' })],
              options: { layout: 'tags' },
              description: 'A postcode such as 3000, or a range such as 3000-3207. Press Enter after each.',
              validation: (rule) => [
                rule.required().min(1).error('Enter at least one postcode.'),
                rule.custom(badPostcodes).error(),
              ],
            }),
            defineField({
              name: 'price',
              title: 'Price in dollars',
              type: 'number',
              description: 'Enter 0 for free delivery.',
              validation: (rule) => [
                rule.required().error('Enter a price; 0 means free.'),
                rule.min(0).error('Enter 0 or more.'),
                rule.max(50_000).error('Enter 50,000 or less.'),
              ],
            }),
          ],
          preview: {
            select: { name: 'name', postcodes: 'postcodes', price: 'price' },
            prepare: ({ name, postcodes, price }) => ({
              title: name ?? 'Untitled',
              subtitle: [
                typeof price === 'number' ? (price > 0 ? formatMoney(price) : 'Free') : 'no price yet',
                Array.isArray(postcodes) ? postcodes.join(', ') : undefined,
              ]
                .filter(Boolean)
                .join(' · '),
              media: PackageIcon,
            }),
          },
        }),
      ],
      validation: (rule) => rule.custom(overlaps).error(),
    }),
  ],
  preview: {
    select: { site: 'site.name', regions: 'regions' },
    prepare: ({ site, regions }) => ({
      title: `${site ?? 'Site'}: delivery prices`,
      subtitle: countLabel(regions, 'region'),
      media: PackageIcon,
    }),
  },
});
