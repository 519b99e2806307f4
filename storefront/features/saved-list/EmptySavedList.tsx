import { nothingSaved } from '@/features/saving/saved-list-labels.ts';
import type { Noun } from '@/stock/noun.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';

/** The empty state (OPEN-018). */
export const EmptySavedList = ({ noun }: { noun: Noun }) => (
  <div className="saved-empty flex flex-col items-center gap-4 rounded-card border border-line px-6 py-14 text-center">
    <Icon name="heart" size={36} className="text-ink-subtle" />
    <p className="text-lg font-semibold">{nothingSaved(noun)}</p>
    <p className="max-w-[30em] text-ink-muted">{`Tap the heart on a ${noun} to save it here.`}</p>
    <LinkButton href="/search">{`Search ${noun}s`}</LinkButton>
  </div>
);
