'use client';
import { useState } from 'react';
import { Field } from '@/features/enquiry/Fields.tsx';
import type { Answers } from '@/features/payments/answers.ts';
import { CheckedForm } from '@/features/payments/CheckedForm.tsx';
import { LIMITS } from '../fields.ts';
import { Choice, Choices } from './Choice.tsx';
import { StateField } from './StateField.tsx';
import { TextField } from './TextField.tsx';
import { useStep } from './use-step.client.ts';

const LABELS = {
  handover: 'Delivery or pick-up',
  street: 'Street address',
  suburb: 'Suburb',
  state: 'State',
  postcode: 'Postcode',
  payment: 'Reserve or buy online',
  message: 'Anything we should know?',
};

/** Step 3: how the car gets to its owner, and whether it is only reserved or bought online (CHECKOUT-11). */
export function HandoverStep({
  action,
  answers,
  problems: given,
  back,
  place,
  amount,
}: {
  action: string;
  answers: Answers;
  problems: readonly string[];
  back: string;
  /** Where the car stands. */
  place: string;
  amount: string;
}) {
  const step = useStep('handover', action, given);
  const { problems } = step;
  const [handover, setHandover] = useState(answers.handover);
  const field = { answers, problems };
  return (
    <CheckedForm checked={step} labels={LABELS} next="Continue" back={back}>
      <Choices id="handover" legend="How would you like to get the car?" problem={problems.handover}>
        <Choice
          name="handover"
          value="pick_up"
          title="Pick it up"
          defaultChecked={handover === 'pick_up'}
          onChoose={() => setHandover('pick_up')}
        >
          {place}
        </Choice>
        <Choice
          name="handover"
          value="delivery"
          title="Have it delivered"
          defaultChecked={handover === 'delivery'}
          onChoose={() => setHandover('delivery')}
        >
          We quote the delivery before you decide anything.
        </Choice>
      </Choices>
      {handover === 'delivery' && (
        <div className="grid gap-5 sm:grid-cols-6">
          <TextField
            {...field}
            name="street"
            label="Street address"
            autoComplete="street-address"
            className="sm:col-span-6"
          />
          <TextField
            {...field}
            name="suburb"
            label="Suburb"
            autoComplete="address-level2"
            className="sm:col-span-2"
          />
          <div className="sm:col-span-2">
            <StateField {...field} name="state" label="State" />
          </div>
          <TextField
            {...field}
            name="postcode"
            label="Postcode"
            autoComplete="postal-code"
            inputMode="numeric"
            className="sm:col-span-2"
          />
        </div>
      )}
      <Choices id="payment" legend="Reserve or buy online?" problem={problems.payment}>
        <Choice
          name="payment"
          value="undecided"
          title="Reserve only"
          defaultChecked={!answers.payment || answers.payment === 'undecided'}
        >
          {amount} holds the car. See it first, then decide.
        </Choice>
        <Choice
          name="payment"
          value="in_full"
          title="Buy online, pay in full"
          defaultChecked={answers.payment === 'in_full'}
        >
          {amount} now. We prepare the contract and tell you how to pay the rest.
        </Choice>
        <Choice
          name="payment"
          value="finance"
          title="Buy online with finance"
          defaultChecked={answers.payment === 'finance'}
        >
          {amount} now. A finance person comes back with a quote.
        </Choice>
      </Choices>
      <Field id="message" label={LABELS.message} problem={problems.message} optional>
        {(ties) => (
          <textarea
            {...ties}
            className="field min-h-20"
            name="message"
            rows={3}
            maxLength={LIMITS.message}
            defaultValue={answers.message ?? ''}
          />
        )}
      </Field>
    </CheckedForm>
  );
}
