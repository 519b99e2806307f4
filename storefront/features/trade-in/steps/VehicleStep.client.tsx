'use client';
import { plateProblems, TRADE_IN_LIMITS, vehicleProblems } from '@forecourt/lib/leads/trade-in/answers';
import { STATE_CODES } from '@forecourt/lib/sites/state-codes';
import { withJourney } from '@/features/enquiry/journey-field.client.ts';
import { type Answers, NOT_RETURNED, type ReturnedForm } from '@/forms/answers.ts';
import { Form } from '@/forms/Form.client.tsx';
import { PLATE } from '@/forms/field-frame.ts';
import { SelectField } from '@/forms/fields.client.tsx';
import { sendAnswers } from '@/forms/send.client.ts';
import { TextField } from '@/forms/TextField.client.tsx';
import { useForm } from '@/forms/use-form.client.ts';
import { formPath } from '../address.ts';
import { FAILED_TEXT, TOO_MANY_TEXT, UNKNOWN_PLATE_TEXT } from '../trade-in-messages.ts';

const TEXTS = { failed: FAILED_TEXT, busy: TOO_MANY_TEXT };
const PLATE_LABELS = { rego: 'Registration', regoState: 'State' } as const;
const BY_HAND_LABELS = { make: 'Make', model: 'Model', year: 'Year' } as const;
const STATES = STATE_CODES.map((state) => ({ id: state, name: state }));

interface Props {
  page: string;
  thisYear: number;
  answers?: Answers;
  plateUnknown?: boolean;
  byHand?: boolean;
  returned?: ReturnedForm;
}

export function VehicleStep({
  page,
  thisYear,
  answers = {},
  plateUnknown = false,
  byHand = false,
  returned = NOT_RETURNED,
}: Props) {
  const isByHands = [...returned.problems, ...Object.keys(returned.answers ?? {})].some((name) =>
    Object.hasOwn(BY_HAND_LABELS, name),
  );
  const plate = useForm({
    action: formPath('vehicle'),
    check: plateProblems,
    send: (typedAnswers) => sendAnswers(formPath('vehicle'), withJourney(typedAnswers), FAILED_TEXT),
    texts: TEXTS,
    defaults: answers,
    returned: isByHands ? NOT_RETURNED : returned,
    idPrefix: 'plate-',
  });
  const byHandForm = useForm({
    action: formPath('by-hand'),
    check: (typedAnswers) => vehicleProblems(typedAnswers, thisYear),
    send: (typedAnswers) => sendAnswers(formPath('by-hand'), withJourney(typedAnswers), FAILED_TEXT),
    texts: TEXTS,
    defaults: answers,
    returned: isByHands ? returned : NOT_RETURNED,
    idPrefix: 'entered-',
  });
  return (
    <div className="grid gap-6">
      {plateUnknown && (
        <p role="status" className="rounded-card bg-warning-soft p-4">
          <strong className="font-semibold">{UNKNOWN_PLATE_TEXT}</strong> Check the rego and state, or enter
          your car's details below.
        </p>
      )}
      <Form form={plate} labels={PLATE_LABELS} send="Find my car" sending="Searching…">
        <input type="hidden" name="page" value={page} />
        <div className="grid grid-cols-[minmax(0,1fr)_192px] gap-4">
          <TextField name="rego" maxLength={TRADE_IN_LIMITS.rego} placeholder="ABC 123" numbers {...PLATE} />
          <SelectField name="regoState" choices={STATES} />
        </div>
      </Form>
      <details className="group border-t border-line pt-4" open={plateUnknown || byHand || isByHands}>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          Don't have the rego? Enter make, model and year
        </summary>
        <div className="pt-4">
          <Form form={byHandForm} labels={BY_HAND_LABELS} send="Continue">
            <input type="hidden" name="page" value={page} />
            <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_112px]">
              <TextField name="make" maxLength={TRADE_IN_LIMITS.make} placeholder="Mazda" />
              <TextField name="model" maxLength={TRADE_IN_LIMITS.model} placeholder="CX-5" />
              <TextField
                name="year"
                inputMode="numeric"
                maxLength={TRADE_IN_LIMITS.year}
                placeholder={String(thisYear - 3)}
                numbers
              />
            </div>
          </Form>
        </div>
      </details>
    </div>
  );
}
