'use client';
import { OWN_VEHICLE_LIMITS, ownVehicleProblems } from '@forecourt/lib/accounts/garage/own-vehicle';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { STATE_CODES } from '@forecourt/lib/sites/state-codes';
import type { ReturnedForm } from '@/forms/answers.ts';
import { Form } from '@/forms/Form.client.tsx';
import { PLATE } from '@/forms/field-frame.ts';
import { SelectField } from '@/forms/fields.client.tsx';
import { TextField } from '@/forms/TextField.client.tsx';
import { useForm } from '@/forms/use-form.client.ts';
import { GARAGE_ACTIONS, VEHICLE_LABELS } from './fields.ts';

const STATES = STATE_CODES.map((state) => ({ id: state, name: state }));

const LIMITS = ['braked', 'ball', 'gcm'] as const;

/** @param props.towing whether to ask for the towing limits, which the tow check of caravans uses */
export function OwnVehicleForm({ returned, towing }: { returned: ReturnedForm; towing: boolean }) {
  const form = useForm({
    action: GARAGE_ACTIONS.addVehicle,
    check: ownVehicleProblems,
    texts: { failed: UNKNOWN_ERROR },
    returned,
    idPrefix: 'own-',
  });
  return (
    <Form form={form} labels={VEHICLE_LABELS} send="Add to my garage" isQuiet>
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-[1fr_10rem]">
        <TextField name="rego" numbers {...PLATE} maxLength={OWN_VEHICLE_LIMITS.rego} />
        <SelectField name="regoState" choices={STATES} />
      </div>
      <TextField
        name="description"
        optional
        placeholder="2019 Mazda CX-5"
        maxLength={OWN_VEHICLE_LIMITS.description}
      />
      {towing && (
        <div className="grid gap-x-4 gap-y-6 sm:grid-cols-3">
          {LIMITS.map((name) => (
            <TextField
              key={name}
              name={name}
              optional
              numbers
              inputMode="numeric"
              autoComplete="off"
              maxLength={OWN_VEHICLE_LIMITS.mass}
            />
          ))}
        </div>
      )}
    </Form>
  );
}
