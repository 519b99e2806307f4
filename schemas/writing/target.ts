/**
 * The target of a link as content writes it: a path of the site (`/about-us`), a phone number
 * (`tel:07 7010 0110`), or another address (`https://...`, `mailto:...`). Paths that are pages of the site
 * become references to them when the site is put together, so that a page can move without breaking links.
 */
export type Target =
  | { _type: 'link'; kind: 'path'; path: string }
  | { _type: 'link'; kind: 'phone'; phone: string }
  | { _type: 'link'; kind: 'url'; url: string };

/** Parses a target. Throws when it is none of the three kinds. */
export function parseLink(target: string): Target {
  if (/^[/#]\S*$/.test(target)) return { _type: 'link', kind: 'path', path: target };
  if (target.startsWith('tel:')) {
    return { _type: 'link', kind: 'phone', phone: target.slice(4).replaceAll('-', ' ') };
  }
  if (/^(https:\/\/|mailto:)\S+$/.test(target)) return { _type: 'link', kind: 'url', url: target };
  throw new Error(`Not a link target: '${target}'`);
}

/** A button: its label and target. */
export function action(label: string, target: string) {
  return { _type: 'action' as const, label, link: parseLink(target) };
}
