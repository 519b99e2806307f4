import { privacyText } from '@forecourt/schemas/new-site/legal/privacy';
import { termsText } from '@forecourt/schemas/new-site/legal/terms';
import { page, richText } from '../blocks.ts';
import type { DealerFacts } from '../dealer-facts.ts';

export const legalPages = (facts: DealerFacts) => [
  page(
    '/privacy-policy',
    'Privacy policy',
    `What ${facts.name} does with personal information, how to see it, and how to complain.`,
    [richText(privacyText(facts))],
  ),
  page(
    '/terms-and-conditions',
    'Terms and conditions',
    `The terms of this site: prices, descriptions, availability, offers and your rights at ${facts.name}.`,
    [richText(termsText(facts))],
  ),
];
