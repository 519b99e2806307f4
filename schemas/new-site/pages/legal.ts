import type { NewSiteFacts } from '@forecourt/lib/operations/new-site/new-site-facts';
import { prose } from '../../writing/prose.ts';
import { privacyText } from '../legal/privacy.ts';
import { termsText } from '../legal/terms.ts';
import { legalFacts } from '../siteDetails.ts';
import { descriptionOf, type NewPage } from './page.ts';

export function legalPages(facts: NewSiteFacts): NewPage[] {
  const legal = legalFacts(facts);
  const text = (words: string) => [
    { _type: 'richText' as const, width: 'reading' as const, content: prose(words) },
  ];
  return [
    {
      path: '/privacy-policy',
      title: 'Privacy policy',
      description: descriptionOf(
        `What ${legal.name} does with personal information, how to see it, and how to complain.`,
      ),
      blocks: text(privacyText(legal)),
    },
    {
      path: '/terms-and-conditions',
      title: 'Terms and conditions',
      description: descriptionOf(
        `The terms of this site: prices, descriptions, availability, offers and your rights at ${legal.name}.`,
      ),
      blocks: text(termsText(legal)),
    },
  ];
}
