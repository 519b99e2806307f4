'use client';
import type { QuoteChoice } from '@forecourt/lib/leads/finance-quote/quote-choice';
import { useTranslations } from 'next-intl';
import { PRIVACY_PATH, TERMS_PATH } from '@/features/enquiry/setup.ts';
import { Form } from '@/forms/Form.client.tsx';
import { SelectField, TickField } from '@/forms/fields.client.tsx';
import { TextField } from '@/forms/TextField.client.tsx';
import { Button } from '@/ui/Button.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { useAddress } from '@/ui/use-language.ts';
import { CodeField } from './CodeField.client.tsx';
import { FIELDS, LIMITS } from './fields.ts';
import type { JourneySetup } from './setup.ts';
import { type DetailsCallbacks, useDetails } from './use-details.client.ts';

/** The second step: contact details (QUOTE-53) and the one-time code. */
export function DetailsForm({
  setup,
  choice,
  onBack,
  ...moments
}: { setup: JourneySetup; choice: QuoteChoice; onBack: () => void } & DetailsCallbacks) {
  const t = useTranslations('financeJourney');
  const addressOf = useAddress();
  const { form, sentTo, verified, textCode } = useDetails(setup, choice, moments);
  const { rules, dealer } = setup.form;
  const needsCode = sentTo !== null && sentTo !== verified;
  return (
    <Form
      form={form}
      labels={Object.fromEntries(FIELDS.map((name) => [name, t(`labels.${name}`)]))}
      send={needsCode || verified ? t('request') : t('sendCode')}
      className="grid gap-5"
      note={
        <>
          <Button variant="ghost" onClick={onBack}>
            <Icon name="arrow-left" size={18} />
            {t('back')}
          </Button>
          <p className="text-center text-sm text-ink-muted">
            {t.rich('privacy', {
              dealer: dealer.name,
              link: (words) => (
                <a href={addressOf(PRIVACY_PATH)} target="_blank" rel="noopener" className="link">
                  {words}
                </a>
              ),
            })}
          </p>
        </>
      }
    >
      {rules.dealerships && <SelectField name="dealership" choices={rules.dealerships} />}
      {rules.locations && <SelectField name="location" choices={rules.locations} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="name" autoComplete="given-name" maxLength={LIMITS.name} />
        <TextField name="last_name" autoComplete="family-name" maxLength={LIMITS.last_name} />
      </div>
      <TextField name="email" type="email" autoComplete="email" maxLength={LIMITS.email} />
      <div className={setup.postcode ? 'grid gap-5 sm:grid-cols-2' : 'grid gap-5'}>
        <TextField
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={LIMITS.phone}
          placeholder="0412 345 678"
        />
        {setup.postcode && (
          <TextField
            name="postcode"
            inputMode="numeric"
            autoComplete="postal-code"
            numbers
            maxLength={LIMITS.postcode}
          />
        )}
      </div>
      {needsCode && <CodeField form={form} again={(answers) => textCode(answers, sentTo)} />}
      {(rules.optIn || rules.terms) && (
        <div className="grid">
          {rules.terms && (
            <TickField name="terms">
              {t.rich('agree', {
                link: (words) => (
                  <a href={addressOf(TERMS_PATH)} target="_blank" rel="noopener" className="link">
                    {words}
                  </a>
                ),
              })}
            </TickField>
          )}
          {rules.optIn && <TickField name="subscribe">{rules.optIn.words}</TickField>}
        </div>
      )}
    </Form>
  );
}
