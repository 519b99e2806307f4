import type { NewSiteFacts } from '@forecourt/lib/operations/new-site/new-site-facts';
import { prose } from '../../writing/prose.ts';
import { action } from '../../writing/target.ts';
import { addressLine, goodsOf, mainPlace, suburbs } from '../siteDetails.ts';
import { descriptionOf, type NewPage, openingHours } from './page.ts';

/**
 * The about page, with what is known from the request and stock: what they sell, where, and under which
 * licence.
 */
export function aboutPage(facts: NewSiteFacts): NewPage {
  const { request } = facts;
  const main = mainPlace(facts);
  const company =
    request.company && request.company !== request.name ? `, the trading name of ${request.company},` : '';
  return {
    path: '/about-us',
    title: 'About us',
    description: descriptionOf(
      `${request.name} sells ${goodsOf(facts)} in ${suburbs(facts)}, ${main.state}. About us, opening hours and how to find us.`,
    ),
    blocks: [
      {
        _type: 'richText',
        width: 'reading',
        content: prose(`
${request.name}${company} sells ${goodsOf(facts)} in ${suburbs(facts)}, ${main.state}, as licensed motor dealer ${request.licence}.

You find us at ${addressLine(main)}. Ring us on [${main.phone}](tel:${main.phone.replaceAll(' ', '-')}), or
[write to us](/contact).
`),
      },
      openingHours(facts),
      { _type: 'locationMap', heading: 'Where to find us' },
      {
        _type: 'callToAction',
        heading: 'See what’s in stock',
        tone: 'light',
        actions: [action('Search our cars', '/search'), action('Contact us', '/contact')],
      },
    ],
  };
}
