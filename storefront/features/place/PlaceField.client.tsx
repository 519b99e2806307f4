'use client';
import { POSTCODE_LENGTH } from '@forecourt/lib/platform/geocode/postcode';
import { useTranslations } from 'next-intl';
import { type ComponentType, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Field } from '@/forms/Field.tsx';
import { useField } from '@/forms/form-context.client.ts';
import { ComboboxInput } from '@/ui/combobox/ComboboxInput.client.tsx';
import type { PlaceListProps } from './PlaceList.client.tsx';

const LONGEST_SUBURB = 60;

/**
 * A postcode or suburb field whose suggestions load when it is first used; other values can be typed.
 * @param props.kind `postcode`: four digits (LEAD-67, LEAD-68); `suburb`: `Caboolture`
 * @param props.address container of the other address fields, which a selected suburb fills in
 */
export function PlaceField({
  name,
  kind,
  optional = false,
  className,
  address,
}: {
  name: string;
  kind: 'postcode' | 'suburb';
  optional?: boolean;
  className?: string;
  address?: RefObject<HTMLElement | null>;
}) {
  const t = useTranslations('placeField');
  const { id, label, start, problem } = useField(name);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(start);
  const [isOpen, setOpen] = useState(false);
  const [List, setList] = useState<ComponentType<PlaceListProps> | null>(null);

  // The browser may have restored a value, or the visitor may have typed before the script loaded.
  useEffect(() => setText((before) => input.current?.value ?? before), []);

  const use = () => {
    setOpen(true);
    if (!List)
      import('./PlaceList.client.tsx').then(
        ({ PlaceList }) => setList(() => PlaceList),
        () => {}, // the field works without it
      );
  };
  const isPostcode = kind === 'postcode';
  return (
    <Field id={id} label={label} problem={problem} optional={optional} {...(className && { className })}>
      {(ties) => (
        <div className="relative">
          <ComboboxInput
            {...ties}
            ref={input}
            name={name}
            listId={listId}
            isOpen={isOpen}
            onOpen={use}
            onText={setText}
            defaultValue={start}
            autoComplete={isPostcode ? 'postal-code' : 'address-level2'}
            autoCapitalize={isPostcode ? 'none' : 'words'}
            inputMode={isPostcode ? 'numeric' : 'text'}
            maxLength={isPostcode ? POSTCODE_LENGTH : LONGEST_SUBURB}
            placeholder={isPostcode ? '4000' : t('suburbOrPostcode')}
            className={isPostcode ? 'numbers' : ''}
            onBlur={() => setOpen(false)}
          />
          {List && isOpen && (
            <List
              id={listId}
              input={input}
              text={text}
              kind={kind}
              onClose={() => setOpen(false)}
              onChoose={setText}
              {...(address && { address })}
            />
          )}
        </div>
      )}
    </Field>
  );
}
