import { vercelStegaDecode, vercelStegaSplit } from '@vercel/stega';
import { expect, test, vi } from 'vitest';
import { withFields } from './editable-answer.server.ts';
import { textHash } from './text-hash.ts';

vi.mock('@forecourt/lib/platform/env', () => ({
  environment: () => ({ STUDIO_ORIGINS: ['http://studio.test'] }),
}));

const fieldOf = (text: string) =>
  (vercelStegaDecode(vercelStegaSplit(text).encoded) as { href?: string } | null)?.href;

const documents = [{ _id: 'drafts.post-1', _type: 'blogPost' }];
const paths = ["$['heading']", "$['slug']['current']", "$['image']['asset']['_ref']"];
const from = (path: number) => ({
  type: 'value' as const,
  source: { type: 'documentValue' as const, document: 0, path },
});

test('only texts and pictures of a query result carry their field', () => {
  const answer = withFields(
    {
      heading: 'A heading',
      slug: 'a-heading',
      image: { alt: '', url: 'https://cdn.test/a.jpg', pictureField: 'image-a-10x10-jpg' },
      other: { alt: 'Not uploaded', url: null, pictureField: null },
    },
    {
      documents,
      paths,
      mappings: {
        "$['heading']": from(0),
        "$['slug']": from(1),
        "$['image']['pictureField']": from(2),
      },
    },
  ) as { heading: string; slug: string; image: { alt: string }; other: { alt: string } };
  expect(vercelStegaSplit(answer.heading).cleaned).toBe('A heading');
  expect(fieldOf(answer.heading)).toMatch(/id=post-1;.*path=heading/);
  expect(fieldOf(answer.heading)).toContain(`&words=${textHash('A heading')}`);
  expect(answer.slug).toBe('a-heading');
  expect(vercelStegaSplit(answer.image.alt).cleaned).toBe('');
  expect(fieldOf(answer.image.alt)).toMatch(/id=post-1;.*path=image(;|$|\?)/);
  expect(answer.image).not.toHaveProperty('pictureField');
  expect(answer.other).toEqual({ alt: 'Not uploaded', url: null });
});
