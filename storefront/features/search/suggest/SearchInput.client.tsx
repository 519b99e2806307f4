'use client';
import type { Namespace } from '@forecourt/lib/platform/language/messages';
import { useRef, useState } from 'react';
import { SENTENCE_FIELD } from '@/stock/sentence-field.ts';
import { ComboboxInput } from '@/ui/combobox/ComboboxInput.client.tsx';
import { LateTexts } from '@/ui/texts/LateTexts.client.tsx';
import type { PageSearch, SuggestPanel } from './SuggestPanel.client.tsx';

type PanelPart = typeof SuggestPanel;

const SUGGEST_TEXTS: readonly Namespace[] = ['search', 'stock', 'price'];

/**
 * The field of a search form: works without scripts, and loads suggestions on first use.
 * Kept small, because it is on every page.
 * @param props.page the results page it is on; elsewhere it leads to one
 */
export function SearchInput({
  id,
  siteSlug,
  placeholder,
  className,
  page = null,
}: {
  id: string;
  siteSlug: string;
  placeholder: string;
  className?: string;
  page?: PageSearch | null;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState('');
  const [Loaded, setLoaded] = useState<PanelPart | null>(null);
  const [isOpen, setOpen] = useState(false);
  const text = page ? page.text : own;
  const type = page ? page.onType : setOwn;
  const use = () => {
    setOpen(true);
    if (!Loaded)
      import('./SuggestPanel.client.tsx').then(
        (module) => setLoaded(() => module.SuggestPanel),
        () => {}, // the form works without suggestions
      );
  };
  return (
    <>
      <ComboboxInput
        ref={input}
        id={id}
        listId={`${id}-panel`}
        isOpen={isOpen}
        onOpen={use}
        onText={type}
        name="query"
        inputMode="search"
        enterKeyHint="search"
        maxLength={200}
        placeholder={placeholder}
        className={className}
        value={text}
      />
      <input type="hidden" name={SENTENCE_FIELD} value="1" />
      {isOpen && (
        <LateTexts namespaces={SUGGEST_TEXTS}>
          {Loaded && (
            <Loaded
              id={`${id}-panel`}
              input={input}
              siteSlug={siteSlug}
              text={text}
              onText={type}
              page={page}
              onClose={() => setOpen(false)}
            />
          )}
        </LateTexts>
      )}
    </>
  );
}
