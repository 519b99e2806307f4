'use client';
import { FIELD_LIMITS } from '@forecourt/lib/platform/text/field-rules';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, useLayoutEffect, useState } from 'react';
import { CallBackField } from '@/features/call-back/CallBackField.client.tsx';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { DriveTime } from '@/features/test-drive/DriveTime.client.tsx';
import type { ReturnedForm } from '@/forms/answers.ts';
import { Form } from '@/forms/Form.client.tsx';
import { SelectField, TextAreaField, TickField } from '@/forms/fields.client.tsx';
import { TextField } from '@/forms/TextField.client.tsx';
import { Trap } from '@/forms/Trap.tsx';
import type { FormState } from '@/forms/use-form.client.ts';
import { HardLink } from '@/ui/HardLink.tsx';
import { FurtherFields } from './FurtherFields.client.tsx';
import { fieldLabels } from './field-labels.ts';
import { offeredText } from './form-labels.ts';
import { ContinueOr, Progress, Step } from './Steps.client.tsx';
import { type FormSetup, PRIVACY_PATH, TERMS_PATH } from './setup.ts';
import { useEnquiry } from './use-enquiry.client.ts';

/**
 * An enquiry form, with or without a vehicle.
 * @param props.place id of the preselected location
 * @param props.time time of a test drive to start with
 * @param props.page address that a browser without scripts returns to; a dialog has none
 * @param props.onTaken called once the lead is stored
 */
export function EnquiryForm({
  setup,
  place = null,
  time = null,
  page,
  returned,
  onTaken,
}: {
  setup: FormSetup;
  place?: string | null;
  time?: string | null;
  page?: string;
  returned?: ReturnedForm;
  onTaken: () => void;
}) {
  const t = useTranslations('enquiry');
  const { rules, words, dealer, car: vehicle, block } = setup;
  const { form, steps } = useEnquiry(setup, { place, time, onTaken, ...(returned && { returned }) });
  const {
    offered: offeredPlaces,
    chooseDealership,
    chooseLocation,
    chosen: chosenPlace,
  } = usePlaces(form, rules);
  const isUnderWay = steps !== null && !steps.isLast;
  // With steps, each is sent before the next one, so what it is about stays first.
  const needsFirst = !rules.isShort || steps !== null;
  const need = (
    <Step id="need" steps={steps}>
      {rules.categories && (
        <SelectField
          name="category"
          choices={rules.categories.map((id) => ({ id, name: offeredText('categories', id, t) }))}
        />
      )}
      {rules.dealerships && (
        <SelectField name="dealership" choices={rules.dealerships} onChange={chooseDealership} />
      )}
      {offeredPlaces && <SelectField name="location" choices={offeredPlaces} onChange={chooseLocation} />}
    </Step>
  );
  return (
    <Form
      form={form}
      labels={{ ...fieldLabels(t), message: words.message }}
      send={isUnderWay ? <ContinueOr send={words.send} /> : words.send}
      sending={isUnderWay ? t('moment') : t('sending')}
      otherwise={
        page &&
        dealer.phone && (
          <p className="text-center text-sm text-ink-muted">
            {t('talk')} <Phone phone={dealer.phone} call className="link" />
          </p>
        )
      }
      back={steps?.back ?? null}
      encType={rules.fields.some(({ name }) => name === 'resume') ? 'multipart/form-data' : undefined}
      className="grid gap-5"
      note={
        <p className="text-center text-sm text-ink-muted">
          {t.rich('privacy', {
            dealer: dealer.name,
            isPartial: String(steps?.hasContact ?? false),
            a: (text) => (
              <HardLink href={PRIVACY_PATH} target="_blank" rel="noopener" className="link">
                {text}
              </HardLink>
            ),
          })}
        </p>
      }
    >
      {steps && <Progress steps={steps} />}
      {page && (
        <>
          <input type="hidden" name="kind" value={rules.kind} />
          {vehicle && <input type="hidden" name="car" value={vehicle.slug} />}
          {block && <input type="hidden" name="block" value={block} />}
          <input type="hidden" name="page" value={page} />
        </>
      )}
      {needsFirst && need}
      <Step id="details" steps={steps}>
        <TextField name="name" autoComplete="name" maxLength={FIELD_LIMITS.name} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={FIELD_LIMITS.phone}
            placeholder="0412 345 678"
            {...(rules.isShort && { hint: t('orEmail') })}
          />
          <TextField name="email" type="email" autoComplete="email" maxLength={FIELD_LIMITS.email} />
        </div>
        {rules.slots && (vehicle || !rules.dealerships || chosenPlace.dealership) && (
          <DriveTime
            wish={{
              car: vehicle?.id ?? null,
              dealership: vehicle ? null : chosenPlace.dealership,
              location: chosenPlace.location,
            }}
          />
        )}
        {rules.callBack && (
          <CallBackField
            wish={{
              car: vehicle?.id ?? null,
              dealership: vehicle ? null : chosenPlace.dealership,
              location: chosenPlace.location,
            }}
          />
        )}
        <FurtherFields fields={rules.fields} services={rules.services} />
      </Step>
      {!needsFirst && need}
      <Step id="message" steps={steps}>
        <TextAreaField
          name="message"
          optional={!rules.messageRequired}
          rows={rules.kind === 'quickEnquiry' ? 2 : 4}
          maxLength={FIELD_LIMITS.message}
        />
        {(rules.optIn || rules.terms) && (
          <div className="grid">
            {rules.terms && (
              <TickField name="terms">
                {t.rich('agree', {
                  a: (text) => (
                    <HardLink href={TERMS_PATH} target="_blank" rel="noopener" className="link">
                      {text}
                    </HardLink>
                  ),
                })}
              </TickField>
            )}
            {rules.optIn && (
              <div className="marketing-consent">
                <TickField name="optIn">{rules.optIn.words}</TickField>
              </div>
            )}
          </div>
        )}
      </Step>
      <Trap />
    </Form>
  );
}

function usePlaces({ element }: FormState, { dealerships, locations }: FormSetup['rules']) {
  const [dealership, setDealership] = useState('');
  const [location, setLocation] = useState('');
  const select = (name: 'dealership' | 'location') => {
    const control = element.current?.elements.namedItem(name);
    return control instanceof HTMLSelectElement ? control : null;
  };

  // The browser may have restored values, or the shopper may have chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useLayoutEffect(() => {
    setDealership(select('dealership')?.value ?? '');
    setLocation(select('location')?.value ?? '');
  }, []);

  const chooseDealership = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    // Clear first: a select whose chosen option disappears would select another one.
    const list = select('location');
    if (list) list.value = '';
    setLocation('');
    setDealership(target.value);
  };
  return {
    chosen: { dealership: dealership || null, location: location || null },
    chooseLocation: ({ target }: ChangeEvent<HTMLSelectElement>) => setLocation(target.value),
    offered: locations?.filter(({ of }) => !dealerships || !dealership || of === dealership),
    chooseDealership,
  };
}
