'use client';
import type { SuggestedPlace } from '@forecourt/lib/platform/geocode/suggest';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useState } from 'react';
import { ComboboxList } from '@/ui/combobox/ComboboxList.client.tsx';
import { fillAsTyped } from './fill-as-typed.client.ts';

const SUGGEST_PATH = '/api/places/suggest';
const REST_MS = 120;
const PATIENCE_MS = 5_000;

export interface PlaceListProps {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  text: string;
  kind: 'postcode' | 'suburb';
  onClose: () => void;
  onChoose: (text: string) => void;
  address?: RefObject<HTMLElement | null>;
}

export function PlaceList({ id, input, text, kind, onClose, onChoose, address }: PlaceListProps) {
  const t = useTranslations('placeField');
  const places = usePlaces(text);
  const options = places.map((place) => ({
    id: `${place.postcode}-${place.name.replaceAll(/\W/g, '-')}`,
    place,
  }));

  const choose = (place: SuggestedPlace) => {
    const field = input.current;
    if (!field) return;
    const value = kind === 'postcode' ? place.postcode : place.name;
    fillAsTyped(field, value);
    onChoose(value);
    if (address) fillAddress(address.current, place);
    onClose();
  };

  return (
    <ComboboxList
      id={id}
      input={input}
      text={text}
      groups={options.length > 0 ? [{ name: 'places', label: null, options }] : []}
      unnamed={t('places')}
      renderOption={({ place }) => (
        <>
          <span className="flex-1">{place.name}</span>
          <span className="numbers text-sm text-ink-muted">
            {place.state} {place.postcode}
          </span>
        </>
      )}
      onEnter={(option) => {
        if (option) return choose(option.place);
        // Enter without a highlighted option submits the form, as in any other field.
        onClose();
        const form = input.current?.form;
        setTimeout(() => form?.requestSubmit());
      }}
      onClose={onClose}
    />
  );
}

/** Returns suggestions for a text; the previous ones stay until the next response. */
function usePlaces(text: string): readonly SuggestedPlace[] {
  const [places, setPlaces] = useState<readonly SuggestedPlace[]>([]);
  useEffect(() => {
    const query = text.trim();
    if (query.length < 2) return setPlaces([]);
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(PATIENCE_MS)]);
        const answer = await fetch(`${SUGGEST_PATH}?${new URLSearchParams({ text: query })}`, { signal });
        if (answer.ok) setPlaces(((await answer.json()) as { places: SuggestedPlace[] }).places);
      } catch {
        if (!controller.signal.aborted) setPlaces([]);
      }
    }, REST_MS);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [text]);
  return places;
}

/** Fills in the state and postcode of a selected suburb, if `fields` contains fields for them. */
function fillAddress(fields: Element | null, { state, postcode }: SuggestedPlace): void {
  for (const [name, value] of Object.entries({ state, postcode })) {
    const field = fields?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
    if (field) fillAsTyped(field, value);
  }
}
