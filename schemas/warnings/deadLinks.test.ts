import { expect, test } from 'vitest';
import { checkPathLeadsSomewhere } from './deadLinks.ts';

const publishedContent = {
  settings: {},
  pages: ['/'],
  redirects: [],
  offers: [],
  posts: [],
  places: [],
  manufacturers: [],
  models: [],
};
type Context = Parameters<typeof checkPathLeadsSomewhere>[1];

function contextOf(_id: string): Context {
  const getClient = () => ({
    withConfig: ({ perspective }: { perspective: string | string[] }) => ({
      fetch: async () =>
        Array.isArray(perspective) && perspective.includes('rSummer')
          ? { ...publishedContent, pages: ['/', '/summer'] }
          : publishedContent,
    }),
  });
  return { document: { _id, _type: 'slide', site: { _ref: 'site-a' } }, getClient } as unknown as Context;
}

test('accepts a link to a page of the same release', async () => {
  expect(await checkPathLeadsSomewhere('/summer', contextOf('versions.rSummer.slide'))).toBe(true);
  for (const id of ['drafts.slide', 'versions.rWinter.slide', 'slide'])
    expect(await checkPathLeadsSomewhere('/summer', contextOf(id))).toContain(
      "There is no page at '/summer'",
    );
});

test('keeps the pages of a release apart from published pages', async () => {
  const releaseContext = contextOf('versions.rSummer.slide');
  expect(await checkPathLeadsSomewhere('/summer', releaseContext)).toBe(true);
  const ofDraft = { ...releaseContext, document: { ...contextOf('drafts.slide').document } } as Context;
  expect(await checkPathLeadsSomewhere('/summer', ofDraft)).not.toBe(true);
});
