type Scheme = 'https' | 'http' | 'mailto';

/** A host name, with a port when it has one; browsers write others' letters as these. */
const HOST = /^(?=.{1,260}$)[a-z0-9_-]+(\.[a-z0-9_-]+)*(:\d{1,5})?$/;
const EMAIL = /^[^\s@,]+@[^\s@.,]+(\.[^\s@.,]+)+$/;

/**
 * What is wrong with a full address, in words for an editor; null when nothing is. Said here rather than left to
 * `new URL`, which browsers and Node answer differently: Chromium takes spaces in a host.
 * @param schemes what it may start with
 */
export function webAddressProblem(value: string, schemes: readonly Scheme[]): string | null {
  if (/\s/.test(value)) return 'Leave out the spaces: no address has any.';
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

/** What is wrong with a path of a site or a full web address, in words for an editor; null when nothing is. */
export function linkTargetProblem(value: string): string | null {
  if (!value.startsWith('/') || value.startsWith('//'))
    return /^https?:/i.test(value)
      ? webAddressProblem(value, ['https', 'http'])
      : 'Enter a path that starts with a slash, or a full address.';
  return /\s/.test(value) ? 'Start with a slash and leave out spaces.' : null;
}
