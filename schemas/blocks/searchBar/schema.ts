import { SearchIcon } from '@sanity/icons/Search';
import { defineField, defineType } from 'sanity';
import { headingField, introField } from '../../fields/blockFields.ts';

/** A search of the stock with links to what shoppers ask for first. */
export const searchBar = defineType({
  name: 'searchBar',
  title: 'Search bar',
  type: 'object',
  icon: SearchIcon,
  fields: [
    { ...headingField, initialValue: 'Find your next car' },
    introField,
    defineField({
      name: 'showTypes',
      title: 'Link to new, demo and used cars',
      type: 'boolean',
      description: 'Kinds the site does not sell are left out.',
      initialValue: true,
    }),
    defineField({
      name: 'showMakes',
      title: 'Link to popular makes',
      type: 'boolean',
      description: 'The makes with the most cars in stock; how many is a setting of the site.',
      initialValue: true,
    }),
  ],
  preview: {
    select: { heading: 'heading', types: 'showTypes', makes: 'showMakes' },
    prepare: ({ heading, types, makes }) => {
      const links = [types && 'kinds of cars', makes && 'popular makes'].filter(Boolean).join(' and ');
      return {
        title: heading ?? 'Search bar',
        subtitle: ['Search bar', links && `with ${links}`].filter(Boolean).join(' · '),
        media: SearchIcon,
      };
    },
  },
});
