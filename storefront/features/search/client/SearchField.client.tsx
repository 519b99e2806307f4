'use client';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { serialiseState } from '@/stock/address.ts';
import { SENTENCE_FIELD } from '@/stock/sentence-field.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { useAddress } from '@/ui/use-language.ts';
import { SearchInput } from '../suggest/SearchInput.client.tsx';
import { useSearchState, useSetup } from './search-context.client.ts';

const TYPING_DELAY_MS = 300; // SEARCH-31

/** Searches plain words while typing, but sentences on submit: their words become filters. */
export function SearchField() {
  const t = useTranslations('search');
  const stock = useTranslations('stock');
  const addressOf = useAddress();
  const { noun, example, card, filters, path } = useSetup();
  const { state, change } = useSearchState();
  const { query } = state;
  const [value, setValue] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPlain = useRef<((text: string) => boolean) | null>(null);
  const onRules = useCallback((rules: (text: string) => boolean) => {
    isPlain.current = rules;
  }, []);

  useEffect(() => {
    if (timer.current === undefined) setValue(query);
  }, [query]);
  const cancelTimer = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (text: string) => change({ ...state, query: text, ignored: '', page: 1 });
  const searchPlainWords = (text: string) => {
    cancelTimer();
    if (text !== query && (isPlain.current?.(text) ?? true)) search(text);
  };
  const type = (text: string) => {
    setValue(text);
    cancelTimer();
    timer.current = setTimeout(() => searchPlainWords(text.trim()), TYPING_DELAY_MS);
  };
  return (
    <search>
      <form
        action={addressOf('/search')}
        className="relative max-w-160"
        onSubmit={(event) => {
          event.preventDefault();
          cancelTimer();
          const text = value.trim();
          // The parser has not loaded yet, so let the server interpret the sentence.
          if (text && !isPlain.current)
            location.assign(
              addressOf(`${path}${serialiseState({ ...state, query: text, page: 1 })}&${SENTENCE_FIELD}=1`),
            );
          else if (text !== query) search(text);
        }}
      >
        <label htmlFor="stock-query" className="sr-only">
          {t('searchField', { nouns: stock('nouns', { noun }) })}
        </label>
        <Icon name="search" className="pointer-events-none absolute top-3 start-3.5 text-ink-subtle" />
        <SearchInput
          id="stock-query"
          siteSlug={card.siteSlug}
          className="px-11"
          placeholder={example ? t('describeSuch', { example }) : t('describe')}
          page={{
            text: value,
            state,
            scope: filters,
            onType: type,
            apply: (next) => {
              cancelTimer();
              setValue(next.query);
              change(next);
            },
            onRules,
          }}
        />
        {value && (
          <button
            type="button"
            className="btn btn-ghost btn-icon btn-sm absolute top-1 end-1"
            aria-label={t('clearSearch')}
            onClick={() => {
              cancelTimer();
              setValue('');
              search('');
            }}
          >
            <Icon name="x" size={18} />
          </button>
        )}
      </form>
    </search>
  );
}
