'use client';
import { useRef, useState } from 'react';
import { SENTENCE_FIELD } from '@/stock/sentence-field.ts';
import { classes } from '@/ui/classes.ts';
import type { PageSearch, Panel } from './Panel.client.tsx';

type PanelPart = typeof Panel;

/**
 * The field of a search form. It works without script, by the form around it; once somebody uses it, the
 * panel of suggestions is loaded and takes over (a combobox as WAI-ARIA's practices describe it). Until then
 * it is as small as can be, since it stands on every page.
 * @param props.page the results page it stands on; elsewhere it leads to one
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
  const [open, setOpen] = useState(false);
  const text = page ? page.text : own;
  const type = page ? page.onType : setOwn;
  const use = () => {
    setOpen(true);
    if (!Loaded)
      import('./Panel.client.tsx').then(
        (module) => setLoaded(() => module.Panel),
        () => {}, // the form does without
      );
  };
  return (
    <>
      <input
        ref={input}
        id={id}
        name="query"
        type="text"
        role="combobox"
        aria-expanded={false}
        aria-controls={`${id}-panel`}
        aria-autocomplete="list"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        placeholder={placeholder}
        className={classes('field', className)}
        value={text}
        onChange={(event) => {
          type(event.target.value);
          use();
        }}
        onFocus={use}
        onClick={use}
      />
      <input type="hidden" name={SENTENCE_FIELD} value="1" />
      {Loaded && open && (
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
    </>
  );
}
