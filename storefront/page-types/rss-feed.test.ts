import { expect, test } from 'vitest';
import { feedXml } from './rss-feed.ts';

const post = (slug: string, heading: string) => ({
  slug,
  heading,
  description: 'Words & more',
  date: '2026-10-02T00:00:00Z',
});

test('a feed lists each post with escaped text', () => {
  const xml = feedXml({ url: 'https://dealer.example', name: 'Dealer' }, 'Latest News', [
    post('open', 'Open <late> & "early"\u0007'),
  ]);
  expect(xml).toContain('<title>Open &#60;late&#62; &#38; &#34;early&#34;</title>');
  expect(xml).toContain('<link>https://dealer.example/blog/open</link>');
  expect(xml).toContain('<pubDate>Fri, 02 Oct 2026 00:00:00 GMT</pubDate>');
});

test('a feed lists the newest twenty posts', () => {
  const posts = Array.from({ length: 30 }, (_, index) => post(`post-${index}`, 'A post'));
  expect(feedXml({ url: '', name: '' }, '', posts).match(/<item>/g)).toHaveLength(20);
});
