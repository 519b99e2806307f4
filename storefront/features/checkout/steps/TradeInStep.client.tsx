'use client';
import { useState } from 'react';
import type { Answers } from '@/features/payments/answers.ts';
import { CheckedForm } from '@/features/payments/CheckedForm.tsx';
import { Choice, Choices } from './Choice.tsx';
import { StateField } from './StateField.tsx';
import { TextField } from './TextField.tsx';
import { useStep } from './use-step.client.ts';

const LABELS = {
  trade: 'Trade-in',
  rego: 'Rego',
  regoState: 'State',
  description: 'Make, model and year',
  kilometres: 'Odometer',
};

/** Step 2: a car to trade in, or none. */
export function TradeInStep({
  action,
  answers,
  problems: given,
  back,
}: {
  action: string;
  answers: Answers;
  problems: readonly string[];
  back: string;
}) {
  const step = useStep('trade-in', action, given);
  const { problems } = step;
  const [trade, setTrade] = useState(answers.trade || 'no');
  return (
    <CheckedForm checked={step} labels={LABELS} next="Continue" back={back}>
      <Choices id="trade" legend="Do you have a car to trade in?" problem={problems.trade}>
        <Choice
          name="trade"
          value="no"
          title="No trade-in"
          defaultChecked={trade === 'no'}
          onChoose={() => setTrade('no')}
        />
        <Choice
          name="trade"
          value="yes"
          title="Yes, value my car"
          defaultChecked={trade === 'yes'}
          onChoose={() => setTrade('yes')}
        >
          We come back with an offer. It binds you to nothing.
        </Choice>
      </Choices>
      {trade === 'yes' && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="rego" label="Rego" answers={answers} problems={problems} optional />
          <StateField name="regoState" label="State" answers={answers} problems={problems} optional />
          <TextField
            name="description"
            label="Make, model and year"
            answers={answers}
            problems={problems}
            optional
          />
          <TextField
            name="kilometres"
            label="Odometer (km)"
            answers={answers}
            problems={problems}
            inputMode="numeric"
            optional
          />
        </div>
      )}
    </CheckedForm>
  );
}
