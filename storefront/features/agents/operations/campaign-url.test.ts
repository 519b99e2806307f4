import { expect, test } from 'vitest';
import { campaignSource, campaignUrl } from './campaign-url.ts';

const site = { url: 'https://harbour.example' };
const campaign = { medium: 'assistant', source: 'claude' } as const;

test.each([
  ['Claude Desktop', 'claude-desktop'],
  ['openai-mcp', 'openai-mcp'],
  ['com.example.Client', 'com.example.client'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['kim@example.com, 0400 000 000', 'kim-example.com-0400-000-000'],
  ['Café', 'cafe'],
  ['a'.repeat(200), 'a'.repeat(40)],
  ['…', ''],
])('names a client %s as %s', (name, source) => {
  expect(campaignSource(name)).toBe(source);
});

test.each([
  ['/', 'https://harbour.example?utm_medium=assistant&utm_source=claude'],
  ['/cars/x', 'https://harbour.example/cars/x?utm_medium=assistant&utm_source=claude'],
  ['/cars/x#enquire', 'https://harbour.example/cars/x?utm_medium=assistant&utm_source=claude#enquire'],
  ['/search?page=2', 'https://harbour.example/search?page=2&utm_medium=assistant&utm_source=claude'],
  [
    '/search?range[price]=:40000',
    'https://harbour.example/search?range%5Bprice%5D=:40000&utm_medium=assistant&utm_source=claude',
  ],
  ['/a?b=1#c', 'https://harbour.example/a?b=1&utm_medium=assistant&utm_source=claude#c'],
])('adds the campaign to %s before its fragment', (path, url) => {
  expect(campaignUrl(site, path, campaign)).toBe(url);
});
