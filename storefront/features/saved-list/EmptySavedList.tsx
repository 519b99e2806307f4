import { useTranslations } from 'next-intl';
import type { Noun } from '@/stock/noun.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';

/** The empty state (OPEN-018). */
export function EmptySavedList({ noun }: { noun: Noun }) {
  const t = useTranslations('savedList');
  return (
    <div className="saved-empty flex flex-col items-center gap-4 rounded-card border border-line px-6 py-14 text-center">
      <Icon name="heart" size={36} className="text-ink-subtle" />
      <p className="text-lg font-semibold">{t('nothing', { noun })}</p>
      <p className="max-w-[30em] text-ink-muted">{t('tapTheHeart', { noun })}</p>
      <LinkButton href="/search">{t('search', { noun })}</LinkButton>
    </div>
  );
}
