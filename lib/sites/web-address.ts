type Scheme = 'https' | 'http' | 'mailto';

/** A host name with optional port; browsers convert other letters to these (punycode). */
const HOST = /^(?=.{1,260}$)[a-z0-9_-]+(\.[a-z0-9_-]+)*(:\d{1,5})?$/;
const EMAIL = /^[^\s@,]+@[^\s@.,]+(\.[^\s@.,]+)+$/;

/**
 * Returns an error message for a full URL, or null.
 * Does not rely on `new URL`, which differs between browsers and Node: Chromium accepts spaces in a host.
 * @param schemes allowed schemes
 */
export function webAddressProblem(value: string, schemes: readonly Scheme[]): string | null {
  if (/\s/.test(value)) return 'Remove the spaces. Web addresses can’t contain any.';
  const scheme = schemes.find((each) => value.toLowerCase().startsWith(`${each}:`));
  if (scheme === 'mailto') return mailProblem(value.slice('mailto:'.length));
  if (!scheme || !value.startsWith('//', scheme.length + 1)) return startsWith(schemes);
  const host = URL.canParse(value) ? new URL(value).host : '';
  return HOST.test(host)
    ? null
    : 'Check the name after the two slashes, for example https://www.example.com.au.';
}

function mailProblem(rest: string): string | null {
  const [people = ''] = rest.split('?');
  return people.split(',').every((person) => EMAIL.test(person))
    ? null
    : 'Enter the email address after mailto:, for example mailto:sales@example.com.au.';
}

function startsWith(schemes: readonly Scheme[]): string {
  const shownSchemes = schemes.filter((scheme) => scheme !== 'http');
  const words = shownSchemes.map((scheme) => (scheme === 'mailto' ? 'mailto:' : `${scheme}://`)).join(' or ');
  return `Enter a full address that starts with ${words}, for example https://www.example.com.au.`;
}

/** Returns an error message for a site path or full URL, or null. */
export function linkTargetProblem(value: string): string | null {
  if (!value.startsWith('/') || value.startsWith('//'))
    return /^https?:/i.test(value)
      ? webAddressProblem(value, ['https', 'http'])
      : 'Enter a path that starts with a slash, or a full address.';
  return /\s/.test(value) ? 'Start with a slash and remove the spaces.' : null;
}
