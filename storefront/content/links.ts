/** A link as the queries give it. */
export interface ContentLink {
  kind: string | null;
  href: string | null;
  newTab: boolean | null;
}

/** The attributes of an anchor that follows it. */
export interface LinkTarget {
  href: string;
  target?: '_blank';
  rel?: 'noopener';
}

/** Where a link leads; null when its page is gone or nobody chose one, so that nothing dead is shown. */
export function targetOf(link: ContentLink | null | undefined): LinkTarget | null {
  if (!link?.href) return null;
  return link.newTab ? { href: link.href, target: '_blank', rel: 'noopener' } : { href: link.href };
}

/** A button as the queries give it. */
export interface ContentAction {
  label: string;
  link: ContentLink | null;
}

/** A button that has words and leads somewhere, else null. */
export function actionOf(action: ContentAction | null | undefined): { label: string; to: LinkTarget } | null {
  const to = targetOf(action?.link);
  return action?.label && to ? { label: action.label, to } : null;
}
