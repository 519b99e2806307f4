/**
 * A link target: a path (`/about-us`), a phone number (`tel:07 7010 0110`), or a URL (`https://...`,
 * `mailto:...`). Paths of pages become references when the site is assembled, so that links keep working when
 * a page moves.
 */
export type Target =
  | { _type: 'link'; kind: 'path'; path: string }
  | { _type: 'link'; kind: 'phone'; phone: string }
  | { _type: 'link'; kind: 'url'; url: string };

/**
 * Parses a link target.
 * @throws Error if it is not a path, phone number or URL
 */
export function parseLink(target: string): Target {
  if (/^[/#]\S*$/.test(target)) return { _type: 'link', kind: 'path', path: target };
  if (target.startsWith('tel:')) {
    return { _type: 'link', kind: 'phone', phone: target.slice(4).replaceAll('-', ' ') };
  }
  if (/^(https:\/\/|mailto:)\S+$/.test(target)) return { _type: 'link', kind: 'url', url: target };
  throw new Error(`Not a link target: '${target}'`);
}

export function action(label: string, target: string) {
  return { _type: 'action' as const, label, link: parseLink(target) };
}
