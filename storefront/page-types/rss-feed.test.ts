import { expect, test } from 'vitest';
import { feedXml } from './rss-feed.ts';

const DEALER = { url: 'https://dealer.example', name: 'Dealer' };
const post = (slug: string, heading: string) => ({
  slug,
  heading,
  description: 'Words & more',
  date: '2026-10-02T00:00:00Z',
});

test('a feed lists each post with escaped text', () => {
  const xml = feedXml(DEALER, [post('open', 'Open <late> & "early"\u0007')], 'en');
  expect(xml).toContain('<title>Latest News | Dealer</title>');
  expect(xml).toContain('<description>News from Dealer</description>');
  expect(xml).toContain('<language>en-AU</language>');
  expect(xml).toContain('<title>Open &#60;late&#62; &#38; &#34;early&#34;</title>');
  expect(xml).toContain('<link>https://dealer.example/blog/open</link>');
  expect(xml).toContain('<pubDate>Fri, 02 Oct 2026 00:00:00 GMT</pubDate>');
});

test('a feed lists the newest twenty posts', () => {
  const posts = Array.from({ length: 30 }, (_, index) => post(`post-${index}`, 'A post'));
  expect(feedXml(DEALER, posts, 'en').match(/<item>/g)).toHaveLength(20);
});

test('a feed in a language leads to pages in it', () => {
  const xml = feedXml(DEALER, [post('open', 'Open late')], 'vi');
  expect(xml).toContain('<title>Tin mới nhất | Dealer</title>');
  expect(xml).toContain('<link>https://dealer.example/vi/blog/open</link>');
  expect(xml).toContain('<language>vi</language>');
});
