'use client';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readFavourites } from '@/features/saving/favourites.ts';
import { savedKey } from '@/features/saving/saved.ts';
import { addFavouritesToWatchlist, offeredKey } from '@/features/saving/watchlist.client.ts';
import { useFieldText } from '@/forms/use-field-text.ts';
import type { Noun } from '@/stock/noun.ts';
import { Button } from '@/ui/Button.tsx';
import { useStored, writeStored } from '@/ui/stored.client.ts';
import { LateTexts } from '@/ui/texts/LateTexts.client.tsx';
import { showToast } from '@/ui/toast.ts';

interface Props {
  siteSlug: string;
  noun: Noun;
}

const TEXTS = ['favouritesOffer', 'fields'] as const;

/** Offers to add this browser's favourites to the watchlist, until answered (OPEN-020). */
export function FavouritesOffer(props: Props) {
  const ids = readFavourites(useStored(savedKey(props.siteSlug, 'favourites')) ?? null);
  const isDeclined = useStored(offeredKey(props.siteSlug)) === 'declined';
  if (ids.length === 0 || isDeclined) return null;
  return (
    <LateTexts namespaces={TEXTS}>
      <Offer {...props} />
    </LateTexts>
  );
}

function Offer({ siteSlug, noun }: Props) {
  const t = useTranslations('favouritesOffer');
  const textOf = useFieldText();
  const key = savedKey(siteSlug, 'favourites');
  const ids = readFavourites(useStored(key) ?? null).map(({ id }) => id);
  const [isBusy, setBusy] = useState(false);
  const router = useRouter();
  const take = async () => {
    setBusy(true);
    const error = await addFavouritesToWatchlist(siteSlug, ids);
    setBusy(false);
    if (error) return showToast({ text: textOf(error), tone: 'danger' });
    writeStored(key, '[]');
    router.refresh();
  };
  const count = ids.length;
  return (
    <section
      aria-label={t('label')}
      className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-accent-soft p-card"
    >
      <p className="max-w-[34em]">
        <strong className="block">{t('title', { count, noun })}</strong>
        {t('text', { count })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={isBusy} onClick={isBusy ? undefined : take}>
          {t('add', { count })}
        </Button>
        <Button variant="ghost" onClick={() => writeStored(offeredKey(siteSlug), 'declined')}>
          {t('decline')}
        </Button>
      </div>
    </section>
  );
}
