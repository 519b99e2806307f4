'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { countText } from '@/stock/count.ts';
import { searchedNoun } from '@/stock/searched-noun.ts';
import { isRefined } from '@/stock/state.ts';
import { EmptyList } from '@/ui/EmptyList.tsx';
import { HardLink } from '@/ui/HardLink.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import type { NearMiss } from '../relax.ts';
import type { NearVehicles } from './NearVehicles.client.tsx';
import { StateLink } from './StateLink.client.tsx';
import { useAnswer, useProgress, useSearchState, useSetup } from './search-context.client.ts';
import { useMissingMake } from './use-missing-make.client.ts';
import { type ServedMisses, useNearMisses } from './use-near-misses.client.ts';

/** Replaces an empty list (SEARCH-33, SEARCH-34, SEARCH-36) or a page past the last (OPEN-039). */
export function NoResults({ served }: { served: ServedMisses }) {
  const t = useTranslations('search');
  const stock = useTranslations('stock');
  const { path, noun, saveSearchPath } = useSetup();
  const { state, change } = useSearchState();
  const beyond = (useAnswer()?.total ?? 0) > 0;
  const { status } = useProgress();
  const missingMake = useMissingMake(beyond ? '' : state.query);
  const misses = useNearMisses(served, !beyond && status === 'idle');
  const button = (label: string, next: Parameters<typeof change>[0]) => (
    <button type="button" className="btn btn-primary" onClick={() => change(next)}>
      {label}
    </button>
  );
  const action = beyond ? (
    <StateLink state={{ ...state, page: 1 }} className="btn btn-primary">
      {t('noResults.firstPage')}
    </StateLink>
  ) : isRefined(state) ? (
    button(t('noResults.clear'), {})
  ) : (
    <LinkButton href={path === '/search' ? '/' : '/search'}>{t('noResults.clear')}</LinkButton>
  );
  const [nearest] = misses;
  return (
    <>
      <EmptyList text={t('noResults.text')} action={action}>
        {missingMake &&
          (missingMake.count === 0 ? (
            <p role="status">{t('noResults.noMake', { make: missingMake.make })}</p>
          ) : (
            <button
              type="button"
              className="more"
              onClick={() => change({ lists: { make: [missingMake.make] } })}
            >
              {t('noResults.everyMake', {
                make: missingMake.make,
                noun: stock('noun', { noun: missingMake.noun }),
                count: String(missingMake.count),
              })}
            </button>
          ))}
        {misses.length > 0 && (
          <div className="w-full">
            <p id="near-misses" className="font-semibold">
              {t('noResults.closeMatches')}
            </p>
            <ul aria-labelledby="near-misses" className="mt-3 flex flex-wrap justify-center gap-2">
              {misses.map(({ label, state: near, count }) => (
                <li key={label}>
                  <StateLink state={near} className="chip py-1.5 text-balance">
                    {t('noResults.nearMiss', {
                      search: label,
                      vehicles: countText(count, searchedNoun(noun, near), stock),
                    })}
                  </StateLink>
                </li>
              ))}
            </ul>
          </div>
        )}
        {saveSearchPath && !beyond && (
          // An ordinary link: saving needs a sign-in, which must not be prefetched.
          <HardLink href={saveSearchPath} rel="nofollow" className="btn btn-secondary">
            {t('noResults.alert')}
          </HardLink>
        )}
        <HardLink href="/contact" className="more" data-form="enquiry">
          {t('noResults.tellUs')}
        </HardLink>
      </EmptyList>
      {nearest && <LazyNearVehicles miss={nearest} />}
    </>
  );
}

function LazyNearVehicles({ miss }: { miss: NearMiss }) {
  const [Part, setPart] = useState<typeof NearVehicles | null>(null);
  useEffect(() => {
    import('./NearVehicles.client.tsx').then(
      (module) => setPart(() => module.NearVehicles),
      () => {}, // the links to the same searches are there
    );
  }, []);
  return Part && <Part miss={miss} />;
}
