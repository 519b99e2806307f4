import { useEffect, useRef, useState } from 'react';
import { useSearchBox } from 'react-instantsearch';
import { Icon } from '@/ui/Icon.tsx';

const TYPING_DELAY_MS = 300; // SEARCH-31

/** Free text over the stock: searches while one types, at once on Enter. */
export function SearchField() {
  const { query, refine, clear } = useSearchBox();
  const [value, setValue] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // What the address says wins, unless somebody is typing.
  useEffect(() => {
    if (timer.current === undefined) setValue(query);
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (text: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (text.trim() !== query) refine(text.trim());
  };
  const type = (text: string) => {
    setValue(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(text), TYPING_DELAY_MS);
  };
  return (
    <search>
      <form
        className="relative max-w-160"
        onSubmit={(event) => {
          event.preventDefault();
          ask(value);
        }}
      >
        <label htmlFor="stock-query" className="sr-only">
          Search cars
        </label>
        <Icon name="search" className="pointer-events-none absolute top-3 left-3.5 text-ink-subtle" />
        <input
          id="stock-query"
          type="search"
          name="query"
          className="field px-11 [&::-webkit-search-cancel-button]:hidden"
          placeholder="Search make, model or keyword"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          value={value}
          onChange={(event) => type(event.target.value)}
        />
        {value && (
          <button
            type="button"
            className="btn btn-ghost btn-icon btn-sm absolute top-1 right-1"
            aria-label="Clear search"
            onClick={() => {
              clearTimeout(timer.current);
              timer.current = undefined;
              setValue('');
              clear();
            }}
          >
            <Icon name="x" size={18} />
          </button>
        )}
      </form>
    </search>
  );
}
