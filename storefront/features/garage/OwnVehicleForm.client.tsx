'use client';
import { OWN_VEHICLE_LIMITS, ownVehicleProblems } from '@forecourt/lib/accounts/garage/own-vehicle';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { formatKilograms } from '@forecourt/lib/platform/text/format';
import { STATE_CODES } from '@forecourt/lib/sites/state-codes';
import { TOW_RANGES } from '@forecourt/lib/vehicle/towing';
import { useTranslations } from 'next-intl';
import type { ReturnedForm } from '@/forms/answers.ts';
import { Form } from '@/forms/Form.client.tsx';
import { PLATE } from '@/forms/field-frame.ts';
import { SelectField } from '@/forms/fields.client.tsx';
import { TextField } from '@/forms/TextField.client.tsx';
import { useForm } from '@/forms/use-form.client.ts';
import { GARAGE_ACTIONS } from './fields.ts';

const STATES = STATE_CODES.map((state) => ({ id: state, name: state }));

const LIMITS = ['braked', 'ball', 'gcm'] as const;

/** @param props.towing whether to ask for the towing limits, which the tow check of caravans uses */
export function OwnVehicleForm({ returned, towing }: { returned: ReturnedForm; towing: boolean }) {
  const t = useTranslations('garageClient');
  const massRange = (name: (typeof LIMITS)[number]) => {
    const { min, max } = TOW_RANGES[name];
    return t('massRange', { low: formatKilograms(min), high: formatKilograms(max) });
  };
  const form = useForm({
    action: GARAGE_ACTIONS.addVehicle,
    check: (answers) => {
      const problems = ownVehicleProblems(answers);
      const wrong = LIMITS.filter((name) => name in problems);
      return { ...problems, ...Object.fromEntries(wrong.map((name) => [name, massRange(name)])) };
    },
    texts: { failed: UNKNOWN_ERROR },
    returned,
    idPrefix: 'own-',
  });
  return (
    <Form
      form={form}
      labels={{
        rego: t('labels.rego'),
        regoState: t('labels.regoState'),
        description: t('labels.description'),
        braked: t('labels.braked'),
        ball: t('labels.ball'),
        gcm: t('labels.gcm'),
      }}
      send={t('add')}
      isQuiet
    >
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-[1fr_10rem] sm:[&:not(:lang(en))]:grid-cols-[1fr_15rem]">
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
