'use client';
import type { ReactNode } from 'react';
import { serialiseState } from '@/stock/address.ts';
import type { SearchState } from '@/stock/state.ts';
import { writtenHref } from '@/ui/href.ts';
import { useAddress } from '@/ui/use-language.ts';
import { useSearchState, useSetup } from './search-context.client.ts';

/** A link to another search on the page, updated in place if scripts run. */
export function StateLink({
  state,
  className,
  children,
}: {
  state: SearchState;
  className: string;
  children: ReactNode;
}) {
  const addressOf = useAddress();
  const { path } = useSetup();
  const { change } = useSearchState();
  return (
    <a
      href={writtenHref(addressOf(path + serialiseState(state)))}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        change(state);
      }}
    >
      {children}
    </a>
  );
}
