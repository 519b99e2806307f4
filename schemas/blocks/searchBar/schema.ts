import { SearchIcon } from '@sanity/icons/Search';
import { defineField, defineType } from 'sanity';
import { headingField, introField } from '../../fields/blockFields.ts';

/** A stock search with links to popular searches. */
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
      title: 'Links to new, demo and used cars',
      type: 'boolean',
      description: 'Types the site does not sell are left out.',
      initialValue: true,
    }),
    defineField({
      name: 'showMakes',
      title: 'Links to popular makes',
      type: 'boolean',
      description: 'The makes with the most cars in stock. The number of makes is a site setting.',
      initialValue: true,
    }),
  ],
  preview: {
    select: { heading: 'heading', types: 'showTypes', makes: 'showMakes' },
    prepare: ({ heading, types, makes }) => {
      const links = [types && 'car types', makes && 'popular makes'].filter(Boolean).join(' and ');
      return {
        title: heading ?? 'Search bar',
        subtitle: ['Search bar', links && `with ${links}`].filter(Boolean).join(' · '),
        media: SearchIcon,
      };
    },
  },
});
