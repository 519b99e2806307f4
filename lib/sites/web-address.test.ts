import { describe, expect, test } from 'vitest';
import { linkTargetProblem, webAddressProblem } from './web-address.ts';

const ALL = ['https', 'http', 'mailto'] as const;

describe('a full address', () => {
  test.each([
    'https://www.example.com.au',
    'https://www.example.com.au/pages/a?b=c&d[0]=e#f',
    'HTTPS://Example.com',
    'http://harbour.localhost:3000/search',
    'https://bücher.example/',
    'mailto:sales@example.com.au',
    'mailto:a@example.com,b@example.com?subject=Hello%20there',
  ])('accepts %s', (value) => expect(webAddressProblem(value, ALL)).toBeNull());

  test.each([
    ['http://a b.com', 'Remove the spaces. Web addresses can’t contain any.'],
    [' https://a.example', 'Remove the spaces. Web addresses can’t contain any.'],
    ['mailto:', 'Enter the email address after mailto:, for example mailto:sales@example.com.au.'],
    ['mailto:sales', 'Enter the email address after mailto:, for example mailto:sales@example.com.au.'],
    ['https://', 'Check the name after the two slashes, for example https://www.example.com.au.'],
    ['https://a..b', 'Check the name after the two slashes, for example https://www.example.com.au.'],
    ['https://a%20b.com', 'Check the name after the two slashes, for example https://www.example.com.au.'],
    [
      'www.example.com.au',
      'Enter a full address that starts with https:// or mailto:, for example https://www.example.com.au.',
    ],
    [
      'javascript:alert(1)',
      'Enter a full address that starts with https:// or mailto:, for example https://www.example.com.au.',
    ],
    [
      'https:/one-slash.example',
      'Enter a full address that starts with https:// or mailto:, for example https://www.example.com.au.',
    ],
  ])('%s is none: %s', (value, words) => expect(webAddressProblem(value, ALL)).toBe(words));

  test('starts as its field allows', () => {
    expect(webAddressProblem('http://a.example', ['https'])).toBe(
      'Enter a full address that starts with https://, for example https://www.example.com.au.',
    );
    expect(webAddressProblem('mailto:a@b.example', ['https', 'http'])).not.toBeNull();
  });
});

test.each([
  ['/finance?from=menu#top', null],
  ['https://lender.example/apply?a=b#c', null],
  ['/two words', 'Start with a slash and remove the spaces.'],
  ['http://a b.com', 'Remove the spaces. Web addresses can’t contain any.'],
  ['//evil.example', 'Enter a path that starts with a slash, or a full address.'],
  ['finance', 'Enter a path that starts with a slash, or a full address.'],
  ['javascript:alert(1)', 'Enter a path that starts with a slash, or a full address.'],
])('a path or an address: %s', (value, words) => expect(linkTargetProblem(value)).toBe(words));
