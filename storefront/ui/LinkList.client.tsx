'use client';
import { Link } from './Link.tsx';

/** One line of a list of links. */
export interface LinkLine {
  label: string;
  href: string;
  /** Smaller words below the label. */
  description?: string;
  target?: '_blank';
  rel?: 'noopener';
}

/**
 * A list of links. It is a part of the browser's too, so that a page made on the server carries each link there as its
 * words and its address alone, and a list that stands in two places once.
 * @param props.linkClass of each link
 */
export function LinkList({
  links,
  linkClass,
  ...list
}: {
  links: readonly LinkLine[];
  linkClass?: string;
  className?: string;
  'aria-label'?: string;
}) {
  return (
    <ul {...list}>
      {links.map(({ label, description, ...to }) => (
        <li key={`${label} ${to.href}`}>
          <Link {...to} className={linkClass}>
            {label}
            {description && <span className="block text-sm text-ink-muted">{description}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
