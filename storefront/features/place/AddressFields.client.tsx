'use client';
import { STATE_CODES } from '@forecourt/lib/sites/state-codes';
import { useRef } from 'react';
import { SelectField } from '@/forms/fields.client.tsx';
import { TextField } from '@/forms/TextField.client.tsx';
import { PlaceField } from './PlaceField.client.tsx';

const STATES = STATE_CODES.map((state) => ({ id: state, name: state }));

/**
 * A full address: `street`, `suburb`, `state` and `postcode`. Selecting a suggested suburb fills in its
 * state and postcode.
 * @param props.longest maximum lengths of the text fields
 */
export function AddressFields({ longest }: { longest: { street: number; postcode: number } }) {
  const fields = useRef<HTMLDivElement>(null);
  return (
    <div ref={fields} className="grid items-start gap-5 sm:grid-cols-6">
      <TextField
        name="street"
        autoComplete="address-line1"
        maxLength={longest.street}
        className="sm:col-span-6"
      />
      <PlaceField name="suburb" kind="suburb" className="sm:col-span-6 lg:col-span-3" address={fields} />
      <SelectField
        name="state"
        choices={STATES}
        clearable
        autoComplete="address-level1"
        className="sm:col-span-3 lg:col-span-2"
      />
      <TextField
        name="postcode"
        autoComplete="postal-code"
        inputMode="numeric"
        numbers
        maxLength={longest.postcode}
        className="sm:col-span-3 lg:col-span-1"
      />
    </div>
  );
}
