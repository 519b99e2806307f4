import type { SlideContent } from '../shared/site-content.ts';
import { stockPath } from '../shared/stock-path.ts';
import { photographs } from './photographs.ts';

export const slides: SlideContent[] = [
  {
    name: 'yard',
    headline: 'Good cars. One price.',
    text: 'Checked by our workshop, priced once, ready to drive home today.',
    image: photographs.yard,
    to: ['See all cars', '/search/used-cars'],
  },
  {
    name: 'under-15',
    headline: 'Plenty under $15,000',
    text: 'Hatches, sedans and small SUVs with a service book.',
    image: photographs.family,
    to: ['Show me', stockPath('/search/used-cars', {}, { price: ['', 15000] })],
  },
  {
    name: 'utes',
    headline: 'Utes that earn their keep',
    text: 'And $750 of gear fitted before Christmas.',
    image: photographs.utes,
    to: ['See utes', stockPath('/search/used-cars', { simple_body: 'ute' })],
  },
];
