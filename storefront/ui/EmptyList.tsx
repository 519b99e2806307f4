import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from './Icon.client.tsx';
import { LinkButton } from './LinkButton.tsx';

/** Default target of 'Clear Filters' (SEARCH-37). */
const REFRESH_PATH = '/special-offers';

/**
 * The empty state of a list (SEARCH-33 to SEARCH-37).
 * @param props.text default: that there are no offers (SEARCH-35)
 * @param props.action replaces the link to `refreshPath`
 */
export function EmptyList({
  text,
  refreshPath = REFRESH_PATH,
  action,
  children,
}: {
  text?: string;
  refreshPath?: string;
  action?: ReactNode;
  children?: ReactNode;
}) {
  const t = useTranslations('emptyList');
  return (
    <div className="card mx-auto max-w-140 items-center gap-4 px-6 py-12 text-center">
      <Icon name="search" size={32} className="text-ink-subtle" />
      <h2 className="text-xl">{t('noResults')}</h2>
      <p className="text-ink-muted">{text ?? t('nothing')}</p>
      {children}
      {action === undefined ? <LinkButton href={refreshPath}>{t('clearFilters')}</LinkButton> : action}
    </div>
  );
}
