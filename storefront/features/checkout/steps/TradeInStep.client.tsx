'use client';
import { keptRange, keptValuation, keptValuationKey } from '@forecourt/lib/leads/trade-in/kept-valuation';
import { STATE_CODES } from '@forecourt/lib/sites/state-codes';
import { useTranslations } from 'next-intl';
import type { Answers } from '@/forms/answers.ts';
import { Choice, Choices } from '@/forms/Choices.client.tsx';
import { Form } from '@/forms/Form.client.tsx';
import { PLATE } from '@/forms/field-frame.ts';
import { SelectField } from '@/forms/fields.client.tsx';
import { TextField } from '@/forms/TextField.client.tsx';
import { readStored } from '@/ui/stored.client.ts';
import { useAddress } from '@/ui/use-language.ts';
import { LIMITS } from '../fields.ts';
import { type StepProps, useStep } from './use-step.client.ts';

const CHOICES = STATE_CODES.map((state) => ({ id: state, name: state }));

const StateField = () => <SelectField name="regoState" optional clearable choices={CHOICES} />;

/** Prefills a car that was valued on this site (STORE-08). */
function valuedVehicle(siteSlug: string): Answers {
  const valuation = keptValuation(readStored(keptValuationKey(siteSlug)), Date.now());
  if (!valuation) return {};
  const { rego, regoState, title, kilometres } = valuation;
  const titleAndValue = `${title}, valued ${keptRange(valuation)}`;
  const description =
    titleAndValue.length <= LIMITS.description ? titleAndValue : title.slice(0, LIMITS.description);
  return { rego, regoState, description, kilometres: String(kilometres) };
}

/** Step 2: an optional trade-in. CSS toggles its fields, so that it works without scripts. */
export function TradeInStep({ back, siteSlug, ...props }: StepProps & { back: string; siteSlug: string }) {
  const t = useTranslations('checkoutTradeIn');
  const steps = useTranslations('checkoutSteps');
  const { trade } = props.answers;
  const addressOf = useAddress();
  const form = useStep(
    'trade-in',
    { ...props, answers: { ...props.answers, trade: trade || 'no' } },
    // Answers in this reservation take precedence over the stored valuation.
    () => (trade ? {} : valuedVehicle(siteSlug)),
  );
  return (
    <Form
      form={form}
      labels={{
        trade: t('trade'),
        rego: t('rego'),
        regoState: t('state'),
        description: t('description'),
        kilometres: t('odometer'),
      }}
      send={steps('continue')}
      back={addressOf(back)}
    >
      <div className="group/trade grid gap-6">
        <Choices name="trade" legend={t('question')}>
          <Choice name="trade" value="no" title={t('no')} />
          <Choice name="trade" value="yes" title={t('yes')}>
            {t('yesText')}
          </Choice>
        </Choices>
        <div className="hidden gap-5 group-has-[[name=trade][value=yes]:checked]/trade:grid sm:grid-cols-2">
          <TextField name="rego" maxLength={LIMITS.rego} optional {...PLATE} />
          <StateField />
          <TextField name="description" maxLength={LIMITS.description} optional className="sm:col-span-2" />
          <TextField
            name="kilometres"
            label={t('odometerKm')}
            inputMode="numeric"
            maxLength={LIMITS.kilometres}
            optional
          />
        </div>
      </div>
    </Form>
  );
}
