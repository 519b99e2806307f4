export interface ContentLink {
  kind: string | null;
  href: string | null;
  newTab: boolean | null;
}

export interface LinkTarget {
  href: string;
  target?: '_blank';
  rel?: 'noopener';
}

/** Returns the attributes of a link; null if its page is gone or none was chosen. */
export function targetOf(link: ContentLink | null | undefined): LinkTarget | null {
  if (!link?.href) return null;
  return link.newTab ? { href: link.href, target: '_blank', rel: 'noopener' } : { href: link.href };
}

export interface ContentAction {
  label: string;
  link: ContentLink | null;
}

export function actionOf(action: ContentAction | null | undefined): { label: string; to: LinkTarget } | null {
  const to = targetOf(action?.link);
  return action?.label && to ? { label: action.label, to } : null;
}
