'use client';
import { type ParsedSentence, understand } from '@forecourt/lib/inventory/search/sentence/understand';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useState } from 'react';
import { parseAddress, searchHref } from '@/stock/address.ts';
import { EMPTY_STATE, type SearchState } from '@/stock/state.ts';
import { ComboboxList } from '@/ui/combobox/ComboboxList.client.tsx';
import { useAddress } from '@/ui/use-language.ts';
import { countStates } from '../client/count-states.client.ts';
import { applySentence } from './apply-sentence.ts';
import { forgetSearches, useHistory } from './history.client.ts';
import { pastSearchHref } from './history.ts';
import { OptionContent } from './OptionContent.client.tsx';
import { type Option, optionsFor } from './options.ts';
import { isPlainWords } from './plain-words.ts';
import { relaxSentence } from './relax-sentence.ts';
import { KIT_ADDRESS, loadKit, type SuggestKit } from './suggest-kit.ts';
import { useSuggestedVehicles } from './use-suggested-vehicles.client.ts';

/** The results page around a field, which updates in place instead of navigating. */
export interface PageSearch {
  text: string;
  state: SearchState;
  scope: string;
  onType: (text: string) => void;
  apply: (state: SearchState) => void;
  /** Passes on a test for texts that can be searched while typing. */
  onRules: (isPlain: (text: string) => boolean) => void;
}

interface Props {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  siteSlug: string;
  text: string;
  onText: (text: string) => void;
  page: PageSearch | null;
  onClose: () => void;
}

/**
 * Suggests the interpreted sentence, makes and models, vehicles, and recent searches.
 * Only vehicles need a request while typing, after 300 ms (SEARCH-31).
 */
export function SuggestPanel({ id, input, siteSlug, text, onText, page, onClose }: Props) {
  const t = useTranslations('search');
  const stock = useTranslations('stock');
  const addressOf = useAddress();
  const kitAddress = addressOf(KIT_ADDRESS);
  const router = useRouter();
  const history = useHistory(siteSlug);
  const [kit, setKit] = useState<SuggestKit | null>(null);
  useEffect(() => {
    loadKit(kitAddress).then(setKit, () => {}); // only recent searches are left then
  }, [kitAddress]);
  const onRules = page?.onRules;
  useEffect(() => {
    if (kit && onRules) onRules((typedText) => isPlainWords(typedText, kit.vocabulary));
  }, [kit, onRules]);

  const vehicles = useSuggestedVehicles(kit, page ? '' : text);
  const groups = optionsFor(text, { vocabulary: kit?.vocabulary ?? null, history, vehicles }, { t, stock });
  // Keeps other fields of the form, such as a budget.
  const start = (): SearchState => page?.state ?? { ...formState(input.current?.form), query: '' };
  const go = (state: SearchState) => {
    if (page) page.apply(state);
    else router.push(addressOf(searchHref(state)));
  };
  const choose = (option: Option) => {
    if (option.kind === 'car') router.push(addressOf(vehiclePath(option.vehicle)));
    else if (option.kind === 'recent') router.push(addressOf(pastSearchHref(option.search)));
    else if (option.kind === 'words') go({ ...start(), query: option.text, page: 1 });
    else void goToSentence(kit, option.kind === 'name' ? option.label : text, option.sentence);
  };
  const goToSentence = async (
    loadedKit: SuggestKit | null,
    sentence: string,
    understanding: ParsedSentence,
  ) => {
    const before = { ...start(), query: '' };
    const unrelaxed = applySentence(before, understanding);
    const next = loadedKit
      ? await relaxSentence(before, sentence, understanding, loadedKit.vocabulary, stock, (states) =>
          countStates(loadedKit.connection, page?.scope ?? loadedKit.filters, states),
        ).catch(() => unrelaxed)
      : unrelaxed;
    onText(next.query);
    go(next);
  };
  const search = async () => {
    const words = text.trim();
    const loadedKit = kit ?? (await loadKit(kitAddress).catch(() => null));
    const understanding = loadedKit && words !== '' ? understand(words, loadedKit.vocabulary) : null;
    if (understanding) return goToSentence(loadedKit, words, understanding);
    go({ ...start(), query: words, page: 1 });
  };

  return (
    <ComboboxList
      id={id}
      input={input}
      text={text}
      groups={groups}
      unnamed={t('suggest.unnamed')}
      renderOption={(option) => <OptionContent option={option} kit={kit} />}
      onEnter={(option) => {
        onClose();
        input.current?.blur();
        if (option) choose(option);
        else void search();
      }}
      onClose={onClose}
    >
      {groups.some(({ name }) => name === 'recent') && (
        <button
          type="button"
          className="more mx-4 mt-1 min-h-9 text-sm"
          onClick={() => forgetSearches(siteSlug)}
        >
          {t('suggest.clearRecent')}
        </button>
      )}
    </ComboboxList>
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
