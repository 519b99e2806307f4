import { describe, expect, test, vi } from 'vitest';
import { withSafeLinks } from './safe-links.ts';

const BAD = 'javascript:alert(1)';

describe('content lake responses', () => {
  test.each([
    ['a button of a block', { blocks: [{ actions: [{ label: 'Go', link: { kind: 'url', href: BAD } }] }] }],
    ['a menu', { header: { menus: [{ columns: [{ items: [{ link: { href: 'data:text/html,x' } }] }] }] } }],
    ['rich text', { content: [{ _type: 'block', markDefs: [{ _type: 'link', href: 'vbscript:x' }] }] }],
    ['a slide', { slides: [{ url: { kind: 'path', href: ' JaVa\nScript:x' } }] }],
    ['social media', { footer: { socialLinks: [{ network: 'facebook', url: BAD }] } }],
    ['a model', { models: [{ href: BAD, override_url: BAD }] }],
    ['a map of a location', { address: { place_url: BAD } }],
    ["a dealer's website", [{ website: BAD }]],
  ])('lose links that could run code: %s', (_, answer) => {
    const onRefused = vi.fn();
    expect(JSON.stringify(withSafeLinks(answer, onRefused))).not.toMatch(/script|data:/i);
    expect(onRefused).toHaveBeenCalled();
  });

  test.each(['//evil.example', '/\\evil.example', ' //evil.example/search'])(
    'lose a path that leads to another site: %j',
    (href) => {
      expect(withSafeLinks({ link: { kind: 'path', href } })).toEqual({ link: { kind: 'path', href: null } });
    },
  );

  test('are otherwise unchanged', () => {
    const answer = {
      id: 'page',
      description: 'data: the new oil, javascript: the new coffee',
      actions: [{ label: 'Call', link: { href: 'tel:0730000000', newTab: false } }],
      image: { url: 'http://localhost:4002/images/a.jpg', width: 3 },
      none: null,
    };
    expect(withSafeLinks(answer)).toEqual(answer);
  });

  test('log only the scheme of a rejected link', () => {
    const onRefused = vi.fn();
    withSafeLinks({ href: 'javascript:steal(document.cookie)' }, onRefused);
    expect(onRefused.mock.calls).toEqual([['href', 'javascript']]);
  });
});
