import type { ReactNode } from 'react';
import { Icon } from './Icon.client.tsx';
import { LinkButton } from './LinkButton.tsx';

/** Default target of 'Clear Filters' (SEARCH-37). */
const REFRESH_PATH = '/special-offers';

/** Default message for an empty list of anything but vehicles (SEARCH-35). */
const NOTHING = 'There appears to be no offers currently available that meet the conditions of your search';

/**
 * The empty state of a list (SEARCH-33 to SEARCH-37).
 * @param props.action replaces the link to `refreshPath`
 */
export function EmptyList({
  text = NOTHING,
  refreshPath = REFRESH_PATH,
  action = <LinkButton href={refreshPath}>Clear Filters</LinkButton>,
  children,
}: {
  text?: string;
  refreshPath?: string;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="card mx-auto max-w-140 items-center gap-4 px-6 py-12 text-center">
      <Icon name="search" size={32} className="text-ink-subtle" />
      <h2 className="text-xl">No Results Available</h2>
      <p className="text-ink-muted">{text}</p>
      {children}
      {action}
    </div>
  );
}
