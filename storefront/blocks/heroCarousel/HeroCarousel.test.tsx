import { parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings } from '@forecourt/lib/sites/settings';
import type { Site } from '@forecourt/lib/sites/site';
import { TEMPLATES } from '@forecourt/lib/sites/theme';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { HeroCarousel } from './HeroCarousel.tsx';

// Its script loads separately in a browser; the test needs the server's HTML.
vi.mock('@/ui/carousel/Slideshow.client.tsx', async () => ({
  Slideshow: (await import('@/ui/carousel/SlideshowItems.client.tsx')).SlideshowItems,
}));

const slide = (id: string, hide_overlay: boolean) => ({
  id,
  name: `Slide ${id}`,
  description: null,
  image: null,
  url: null,
  buttonLabel: null,
  hide_overlay,
});

function hero(template: Site['template'], slides: object[], headed: boolean): string {
  const site = {
    slug: 'sample',
    name: 'Sample Motors',
    template,
    theme: {},
    settings: parseSettings({}).settings,
    features: parseFeatures({}).features,
    locations: [],
  } as unknown as Site;
  const block = { _key: 'hero', _type: 'heroCarousel', slides, showSearch: false, height: 'standard' };
  return renderToStaticMarkup(<HeroCarousel block={block as never} site={site} opening headed={headed} />);
}
const mainHeadings = (html: string) => [...html.matchAll(/<h1\b/g)].length;

describe.each(TEMPLATES)('the hero of the template %s', (template) => {
  test.each([
    ['one slide', [slide('a', false)]],
    ['artwork with its own words', [slide('a', true)]],
    ['several slides', [slide('a', false), slide('b', true)]],
  ])('of %s has the main heading only when it opens the page', (_, slides) => {
    expect(mainHeadings(hero(template, slides, false))).toBe(1);
    const below = hero(template, slides, true);
    expect(mainHeadings(below)).toBe(0);
    // The header overlaps a hero only if nothing is above it.
    expect(below).not.toContain('data-under');
  });

  test('delays the first paint of a page that it opens until it is complete', () => {
    const end = '<span id="hero-end" hidden=""></span>';
    const html = hero(template, [slide('a', false), slide('b', false)], false);
    expect(html).toContain('<link rel="expect" href="#hero-end" blocking="render"/>');
    expect(html.endsWith(end)).toBe(true);
    expect(hero(template, [slide('a', false)], true)).not.toContain('hero-end');
  });
});
