'use client';
import type { ItemWord } from '@forecourt/lib/vehicle/item-type';
import { useTranslations } from 'next-intl';
import { AddressFields } from '@/features/place/AddressFields.client.tsx';
import { Choice, Choices } from '@/forms/Choices.client.tsx';
import { Form } from '@/forms/Form.client.tsx';
import { TextAreaField } from '@/forms/fields.client.tsx';
import { useAddress } from '@/ui/use-language.ts';
import { LIMITS } from '../fields.ts';
import { type StepProps, useStep } from './use-step.client.ts';

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
  const t = useTranslations('checkoutHandover');
  const steps = useTranslations('checkoutSteps');
  const addressOf = useAddress();
  const form = useStep('handover', props);
  return (
    <Form
      form={form}
      labels={{
        handover: t('title'),
        street: t('street'),
        suburb: t('suburb'),
        state: t('state'),
        postcode: t('postcode'),
        payment: t('payment'),
        message: t('message'),
      }}
      send={steps('continue')}
      back={addressOf(back)}
    >
      <div className="group/handover grid gap-6">
        <Choices name="handover" legend={t('question', { noun })}>
          <Choice name="handover" value="pick_up" title={t('pickUp')}>
            <bdi>{place}</bdi>
          </Choice>
          <Choice name="handover" value="delivery" title={t('delivery')}>
            {t('deliveryText')}
          </Choice>
        </Choices>
        <div className="hidden group-has-[[value=delivery]:checked]/handover:block">
          <AddressFields longest={LIMITS} />
        </div>
      </div>
      <Choices name="payment" legend={t('buyQuestion')}>
        <Choice name="payment" value="undecided" title={t('reserve')}>
          {t('reserveText', { amount, noun })}
        </Choice>
        <Choice name="payment" value="in_full" title={t('inFull')}>
          {t('inFullText', { amount })}
        </Choice>
        <Choice name="payment" value="finance" title={t('finance')}>
          {t('financeText', { amount })}
        </Choice>
      </Choices>
      <TextAreaField name="message" rows={3} maxLength={LIMITS.message} optional />
    </Form>
  );
}
