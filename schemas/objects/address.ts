import { MAP_KEY } from '@forecourt/lib/sites/map-key';
import { STATE_CODES } from '@forecourt/lib/sites/state-codes';
import { PinIcon } from '@sanity/icons/Pin';
import { defineField, defineType } from 'sanity';
import { webAddress } from '../fields/webAddress.ts';

/** An Australian street address with its coordinates (LOC-16 to LOC-24). */
export const address = defineType({
  name: 'address',
  title: 'Address',
  type: 'object',
  icon: PinIcon,
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'street',
      title: 'Street',
      type: 'string',
      validation: (rule) => rule.required().error('Enter the street and number.'),
    }),
    defineField({
      name: 'city',
      title: 'Suburb or city',
      type: 'string',
      validation: (rule) => rule.required().error('Enter the suburb or city.'),
    }),
    defineField({
      name: 'state',
      title: 'State',
      type: 'string',
      options: { list: [...STATE_CODES] },
      validation: (rule) => rule.required().error('Choose a state.'),
    }),
    defineField({
      name: 'postcode',
      title: 'Postcode',
      type: 'string',
      validation: (rule) =>
        rule
          .required()
          .regex(/^\d{4}$/, { name: 'postcode' })
          .error('Enter a postcode with four digits.'),
    }),
    defineField({
      name: 'lat',
      title: 'Latitude',
      type: 'number',
      validation: (rule) => rule.min(-44.5).max(-9).error('Enter a latitude in Australia, from -44.5 to -9.'),
    }),
    defineField({
      name: 'long',
      title: 'Longitude',
      type: 'number',
      validation: (rule) => rule.min(96).max(168).error('Enter a longitude in Australia, from 96 to 168.'),
    }),
    defineField({ name: 'place_id', title: 'Map place id', type: 'string' }),
    defineField({
      name: 'place_url',
      title: 'Map link',
      type: 'url',
      description: "Link for 'Get Directions'. Leave empty to derive it from the address.",
      validation: (rule) => webAddress(rule, 'https', 'http'),
    }),
    defineField({
      name: 'map_key',
      title: 'Map key',
      type: 'string',
      description:
        "The location's Google Business Profile number (cid), which tells search engines that this is the same place.",
      validation: (rule) =>
        rule.regex(MAP_KEY, { name: 'map key' }).error('Enter digits only, as in the profile’s URL.'),
    }),
  ],
});
