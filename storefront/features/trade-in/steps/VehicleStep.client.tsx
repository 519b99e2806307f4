'use client';
import { plateProblems, TRADE_IN_LIMITS, vehicleProblems } from '@forecourt/lib/leads/trade-in/answers';
import { STATE_CODES } from '@forecourt/lib/sites/state-codes';
import { useTranslations } from 'next-intl';
import { withJourney } from '@/features/enquiry/journey-field.client.ts';
import { type Answers, NOT_RETURNED, type ReturnedForm } from '@/forms/answers.ts';
import { Form } from '@/forms/Form.client.tsx';
import { PLATE } from '@/forms/field-frame.ts';
import { SelectField } from '@/forms/fields.client.tsx';
import { sendAnswers } from '@/forms/send.client.ts';
import { TextField } from '@/forms/TextField.client.tsx';
import { useForm } from '@/forms/use-form.client.ts';
import { formPath } from '../address.ts';
import { FAILED_TEXT, TOO_MANY_TEXT } from '../trade-in-messages.ts';

const TEXTS = { failed: FAILED_TEXT, busy: TOO_MANY_TEXT };
const BY_HAND_FIELDS: readonly string[] = ['make', 'model', 'year'];
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
  const t = useTranslations('tradeInForm');
  const isByHands = [...returned.problems, ...Object.keys(returned.answers ?? {})].some((name) =>
    BY_HAND_FIELDS.includes(name),
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
    check: (typedAnswers) => vehicleProblems(typedAnswers, thisYear, t),
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
          {t.rich('plateUnknown', { b: (words) => <strong className="font-semibold">{words}</strong> })}
        </p>
      )}
      <Form
        form={plate}
        labels={{ rego: t('labels.rego'), regoState: t('labels.regoState') }}
        send={t('find')}
        sending={t('searching')}
      >
        <input type="hidden" name="page" value={page} />
        {/* Two rows where a language has long labels. */}
        <div className="flex flex-wrap gap-4">
          <TextField
            name="rego"
            maxLength={TRADE_IN_LIMITS.rego}
            placeholder="ABC 123"
            numbers
            className="min-w-min flex-1"
            {...PLATE}
          />
          <SelectField name="regoState" choices={STATES} className="max-w-full min-w-48" />
        </div>
      </Form>
      <details className="group border-t border-line pt-4" open={plateUnknown || byHand || isByHands}>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t('byHand')}</summary>
        <div className="pt-4">
          <Form
            form={byHandForm}
            labels={{ make: t('labels.make'), model: t('labels.model'), year: t('labels.year') }}
            send={t('continue')}
          >
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
