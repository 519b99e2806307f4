'use client';
import { Choice, Choices } from '@/forms/Choices.client.tsx';
import { Form } from '@/forms/Form.client.tsx';
import { TextField } from '@/forms/fields.client.tsx';
import { LIMITS } from '../fields.ts';
import { StateField } from './StateField.tsx';
import { type StepProps, useStep } from './use-step.client.ts';

const LABELS = {
  trade: 'Trade-in',
  rego: 'Rego',
  regoState: 'State',
  description: 'Make, model and year',
  kilometres: 'Odometer',
};

/** Step 2: a vehicle to trade in, or none. The styles show its fields, so that they are there without script. */
export function TradeInStep({ back, ...props }: StepProps & { back: string }) {
  const form = useStep('trade-in', {
    ...props,
    answers: { ...props.answers, trade: props.answers.trade || 'no' },
  });
  return (
    <Form form={form} labels={LABELS} send="Continue" back={back}>
      <div className="group/trade grid gap-6">
        <Choices name="trade" legend="Do you have a car to trade in?">
          <Choice name="trade" value="no" title="No trade-in" />
          <Choice name="trade" value="yes" title="Yes, value my car">
            We come back with an offer. It binds you to nothing.
          </Choice>
        </Choices>
        <div className="hidden gap-5 group-has-[[name=trade][value=yes]:checked]/trade:grid sm:grid-cols-2">
          <TextField name="rego" maxLength={LIMITS.rego} optional />
          <StateField name="regoState" optional />
          <TextField name="description" maxLength={LIMITS.description} optional />
          <TextField
            name="kilometres"
            label="Odometer (km)"
            inputMode="numeric"
            maxLength={LIMITS.kilometres}
            optional
          />
        </div>
      </div>
    </Form>
  );
}
