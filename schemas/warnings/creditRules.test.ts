import { expect, test } from 'vitest';
import { announcement } from '../documents/announcement.ts';
import { blogPost } from '../documents/blogPost.ts';
import { location } from '../documents/location.ts';
import { manufacturer } from '../documents/manufacturer.ts';
import { messageTemplate } from '../documents/messageTemplate.ts';
import { model } from '../documents/model.ts';
import { navigation } from '../documents/navigation.ts';
import { offer } from '../documents/offer.ts';
import { page } from '../documents/page.ts';
import { popup } from '../documents/popup.ts';
import { prizeWheel } from '../documents/prizeWheel.ts';
import { promoCard } from '../documents/promoCard.ts';
import { site } from '../documents/site.ts';
import { slide } from '../documents/slide.ts';

const DOCUMENTS = [
  announcement,
  blogPost,
  location,
  manufacturer,
  messageTemplate,
  model,
  navigation,
  offer,
  page,
  popup,
  prizeWheel,
  promoCard,
  site,
  slide,
];

/** Returns the messages of a document type's errors for a document, without its warnings. */
function errorsOf(type: { validation?: unknown }, document: object): string[] {
  const found: string[] = [];
  const rule = {
    custom: (check: (value: unknown, context: unknown) => unknown) => ({
      warning: () => rule,
      error: () => {
        const problems = check(document, {});
        if (Array.isArray(problems)) found.push(...problems.map(({ message }) => message));
        return rule;
      },
    }),
  };
  (type.validation as (given: typeof rule) => unknown)?.(rule);
  return found;
}

test.each(DOCUMENTS.map((type) => [type.name, type] as const))(
  'a document of the type %s with a bare rate cannot be published (OPEN-078)',
  (name, type) => {
    const withText = (text: string) => errorsOf(type, { _type: name, text: [{ description: text }] });
    expect(withText('Fixed at 4.9% p.a.')).toHaveLength(1);
    expect(withText('Yours from $99 a week')).toHaveLength(1);
    expect(withText('At least 10% deposit')).toEqual([]);
  },
);
