'use client';
import { type Understanding, understand } from '@forecourt/lib/search/sentence/understand';
import { carPath } from '@forecourt/lib/vehicle/path';
import { useRouter } from 'next/navigation';
import { type RefObject, useEffect, useState } from 'react';
import { parseAddress, searchHref } from '@/stock/address.ts';
import { EMPTY_STATE, type SearchState } from '@/stock/state.ts';
import { countStates } from '../client/count-states.client.ts';
import { withUnderstood } from './apply.ts';
import { forgetSearches, useHistory } from './history.client.ts';
import { pastSearchHref } from './history.ts';
import { loadKit, type SuggestKit } from './kit.ts';
import { OptionRow } from './OptionRow.client.tsx';
import { type Option, optionsFor } from './options.ts';
import { isPlainWords } from './plain.ts';
import { settled } from './settle.ts';
import { useCars } from './use-cars.client.ts';
import { usePlacement } from './use-placement.client.ts';

/** What a search field does on a results page: it changes that page instead of leading to one. */
export interface PageSearch {
  text: string;
  state: SearchState;
  /** Filter of the page. */
  scope: string;
  onType: (text: string) => void;
  apply: (state: SearchState) => void;
  /** Tells the page, once it is known, which texts it may search while they are typed. */
  onRules: (isPlain: (text: string) => boolean) => void;
}

/**
 * The suggestions of a search field: what a sentence is understood as, makes and models, cars, past searches.
 * The focus stays in the field; the arrow keys move through the options, Enter takes one, Escape closes.
 * Nothing is asked while one types but the cars, after 300 ms (SEARCH-31).
 */
export function Panel({
  id,
  input,
  siteSlug,
  text,
  onText,
  page,
  onClose,
}: {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  siteSlug: string;
  text: string;
  onText: (text: string) => void;
  page: PageSearch | null;
  onClose: () => void;
}) {
  const router = useRouter();
  const history = useHistory(siteSlug);
  const [kit, setKit] = useState<SuggestKit | null>(null);
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => {
    loadKit().then(setKit, () => {}); // past searches are all there is then
  }, []);
  const onRules = page?.onRules;
  useEffect(() => {
    if (kit && onRules) onRules((typed) => isPlainWords(typed, kit.vocabulary));
  }, [kit, onRules]);

  const cars = useCars(kit, page ? '' : text);
  const groups = optionsFor(text, { vocabulary: kit?.vocabulary ?? null, history, cars });
  const options = groups.flatMap((group) => group.options);
  const at = options.findIndex((option) => option.id === active);
  const optionId = (option: Option) => `${id}-${option.id}`;
  const placement = usePlacement(input, options.length > 0);

  // What else the form asks, such as a budget, goes along.
  const start = (): SearchState => page?.state ?? { ...formState(input.current?.form), query: '' };
  const go = (state: SearchState) => {
    if (page) page.apply(state);
    else router.push(searchHref(state));
  };
  const choose = (option: Option) => {
    onClose();
    input.current?.blur();
    if (option.kind === 'car') router.push(carPath(option.car));
    else if (option.kind === 'recent') router.push(pastSearchHref(option.search));
    else if (option.kind === 'words') go({ ...start(), query: option.text, page: 1 });
    else void goSaid(kit, option.kind === 'name' ? option.label : text, option.said);
  };
  const goSaid = async (known: SuggestKit | null, sentence: string, said: Understanding) => {
    const before = { ...start(), query: '' };
    const asSaid = withUnderstood(before, said);
    const next = known
      ? await settled(before, sentence, said, known.vocabulary, (states) =>
          countStates(known.connection, page?.scope ?? known.filters, states),
        ).catch(() => asSaid)
      : asSaid;
    onText(next.query);
    go(next);
  };
  const submit = async () => {
    const asked = text.trim();
    const option = options[at];
    if (option) return choose(option);
    onClose();
    input.current?.blur();
    const known = kit ?? (await loadKit().catch(() => null));
    const said = known && asked !== '' ? understand(asked, known.vocabulary) : null;
    if (said) return goSaid(known, asked, said);
    go({ ...start(), query: asked, page: 1 });
  };
  const onKey = (event: KeyboardEvent) => {
    const last = options.length - 1;
    const move = (to: number) => {
      event.preventDefault();
      setActive(options[to]?.id ?? null);
    };
    if (event.key === 'ArrowDown' && last >= 0) move(at >= last ? -1 : at + 1);
    else if (event.key === 'ArrowUp' && last >= 0) move(at < 0 ? last : at - 1);
    else if (event.key === 'Home' && at >= 0) move(0);
    else if (event.key === 'End' && at >= 0) move(last);
    else if (event.key === 'Escape' && options.length > 0) {
      event.preventDefault();
      onClose();
    }
  };

  // The field is the caller's; what a combobox needs beyond a field is put on it while the panel is there.
  useEffect(() => {
    const field = input.current;
    const form = field?.form;
    if (!field || !form) return;
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      void submit();
    };
    const onLeave = (event: FocusEvent) => {
      if (!form.contains(event.relatedTarget as Node | null)) onClose();
    };
    field.setAttribute('aria-expanded', String(options.length > 0));
    const option = options[at];
    if (option) field.setAttribute('aria-activedescendant', optionId(option));
    else field.removeAttribute('aria-activedescendant');
    field.addEventListener('keydown', onKey);
    form.addEventListener('submit', onSubmit, true);
    form.addEventListener('focusout', onLeave);
    return () => {
      field.removeEventListener('keydown', onKey);
      form.removeEventListener('submit', onSubmit, true);
      form.removeEventListener('focusout', onLeave);
      field.setAttribute('aria-expanded', 'false');
      field.removeAttribute('aria-activedescendant');
    };
  });
  useEffect(() => {
    if (active) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  return (
    <>
      <p role="status" className="sr-only">
        {text.trim() === '' ? '' : `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}`}
      </p>
      {options.length > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the field
        <div
          style={placement}
          className="absolute inset-x-0 top-full z-(--z-sheet) mt-2 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface py-2 text-left text-ink shadow-float max-sm:fixed max-sm:mt-0 max-sm:rounded-none max-sm:border-x-0"
          onMouseDown={(event) => event.preventDefault()}
        >
          <div id={id} role="listbox" aria-label="Suggestions">
            {groups.map((group) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
              <div
                key={group.name}
                role="group"
                aria-label={group.label ?? 'Your search'}
                className="not-first:mt-2 not-first:border-t not-first:border-line not-first:pt-2"
              >
                {group.label && (
                  <p aria-hidden="true" className="px-4 py-1 text-xs font-semibold text-ink-muted">
                    {group.label}
                  </p>
                )}
                {group.options.map((option) => (
                  <OptionRow
                    key={option.id}
                    id={optionId(option)}
                    option={option}
                    kit={kit}
                    active={option.id === active}
                    onPoint={() => setActive(option.id)}
                    onChoose={() => choose(option)}
                  />
                ))}
              </div>
            ))}
          </div>
          {groups.some(({ name }) => name === 'recent') && (
            <button
              type="button"
              className="more mx-4 mt-1 min-h-9 text-sm"
              onClick={() => forgetSearches(siteSlug)}
            >
              Clear recent searches
            </button>
          )}
        </div>
      )}
    </>
  );
}

const formState = (form: HTMLFormElement | null | undefined): SearchState =>
  form
    ? parseAddress(
        new URLSearchParams(
          [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
        ),
      )
    : EMPTY_STATE;
