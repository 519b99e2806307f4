'use client';
import { Link } from './Link.tsx';

export interface LinkLine {
  label: string;
  href: string;
  description?: string;
  target?: '_blank';
  rel?: 'noopener';
}

/** A list of links. A client component, so that the page's data contains a repeated list only once. */
export function LinkList({
  links,
  linkClass,
  ...list
}: {
  links: readonly LinkLine[];
  linkClass?: string;
  className?: string;
  lang?: string | undefined;
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
