'use client';
import type { ItemWord } from '@forecourt/lib/vehicle/item-type';
import { AddressFields } from '@/features/place/AddressFields.client.tsx';
import { Choice, Choices } from '@/forms/Choices.client.tsx';
import { Form } from '@/forms/Form.client.tsx';
import { TextAreaField } from '@/forms/fields.client.tsx';
import { LIMITS } from '../fields.ts';
import { type StepProps, useStep } from './use-step.client.ts';

const LABELS = {
  handover: 'Delivery or pick-up',
  street: 'Street address',
  suburb: 'Suburb',
  state: 'State',
  postcode: 'Postcode',
  payment: 'Reserve or buy online',
  message: 'Anything we should know?',
};

/**
 * Step 3: delivery or pick-up, and reserving only or buying online (CHECKOUT-11).
 * @param props.place the vehicle's location
 */
export function HandoverStep({
  back,
  place,
  amount,
  noun,
  ...props
}: StepProps & { back: string; place: string; amount: string; noun: ItemWord }) {
  const form = useStep('handover', props);
  return (
    <Form form={form} labels={LABELS} send="Continue" back={back}>
      <div className="group/handover grid gap-6">
        <Choices name="handover" legend={`How would you like to get the ${noun}?`}>
          <Choice name="handover" value="pick_up" title="Pick it up">
            {place}
          </Choice>
          <Choice name="handover" value="delivery" title="Have it delivered">
            You get a delivery quote before you decide.
          </Choice>
        </Choices>
        <div className="hidden group-has-[[value=delivery]:checked]/handover:block">
          <AddressFields longest={LIMITS} />
        </div>
      </div>
      <Choices name="payment" legend="Reserve or buy online?">
        <Choice name="payment" value="undecided" title="Reserve only">
          {amount} holds the {noun}. See it first, then decide.
        </Choice>
        <Choice name="payment" value="in_full" title="Buy online, pay in full">
          {amount} now. We prepare the contract and tell you how to pay the balance.
        </Choice>
        <Choice name="payment" value="finance" title="Buy online with finance">
          {amount} now. Our finance team will contact you with a quote.
        </Choice>
      </Choices>
      <TextAreaField name="message" rows={3} maxLength={LIMITS.message} optional />
    </Form>
  );
}
