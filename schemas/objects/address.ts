import { MAP_KEY } from '@forecourt/lib/sites/map-key';
import { STATE_CODES } from '@forecourt/lib/sites/state-codes';
import { PinIcon } from '@sanity/icons/Pin';
import { defineField, defineType } from 'sanity';
import { webAddress } from '../fields/webAddress.ts';

/** A street address in Australia with its place on the map (LOC-16 to LOC-24). */
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
      validation: (rule) => rule.required().error('Choose the state.'),
    }),
    defineField({
      name: 'postcode',
      title: 'Postcode',
      type: 'string',
      validation: (rule) =>
        rule
          .required()
          .regex(/^\d{4}$/, { name: 'postcode' })
          .error('A postcode has four digits.'),
    }),
    defineField({
      name: 'lat',
      title: 'Latitude',
      type: 'number',
      validation: (rule) => rule.min(-44.5).max(-9).error('Australia lies between -44.5 and -9.'),
    }),
    defineField({
      name: 'long',
      title: 'Longitude',
      type: 'number',
      validation: (rule) => rule.min(96).max(168).error('Australia lies between 96 and 168.'),
    }),
    defineField({ name: 'place_id', title: 'Map place id', type: 'string' }),
    defineField({
      name: 'place_url',
      title: 'Map address',
      type: 'url',
      description: "Behind 'Get Directions'. Empty: made from the address.",
      validation: (rule) => webAddress(rule, 'https', 'http'),
    }),
    defineField({
      name: 'map_key',
      title: 'Map key',
      type: 'string',
      description:
        "The number of the place's Google Business Profile (its cid): search engines are told that it is this place.",
      validation: (rule) =>
        rule
          .regex(MAP_KEY, { name: 'map key' })
          .error('A map key has digits only, as in the profile’s address.'),
    }),
  ],
});
