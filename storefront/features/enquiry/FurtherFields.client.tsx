'use client';
import { serviceName } from '@forecourt/lib/leads/details';
import { type FieldAsked, formField } from '@forecourt/lib/leads/form-fields';
import { RESUME_ACCEPT } from '@forecourt/lib/leads/resume';
import { useTranslations } from 'next-intl';
import { type RefObject, useRef } from 'react';
import { PlaceField } from '@/features/place/PlaceField.client.tsx';
import { FileField, SelectField, TextAreaField, TickField } from '@/forms/fields.client.tsx';
import { TextField } from '@/forms/TextField.client.tsx';
import { offeredText } from './form-labels.ts';

export function FurtherFields({
  fields,
  services,
}: {
  fields: readonly FieldAsked[];
  services: readonly string[];
}) {
  const t = useTranslations('enquiry');
  const place = useRef<HTMLDivElement>(null);
  if (fields.length === 0 && services.length === 0) return null;
  const ticks = fields.filter(({ name }) => formField(name).type === 'tick');
  const others = fields.filter((field) => !ticks.includes(field));
  return (
    <>
      {others.length > 0 && (
        <div ref={place} className="grid items-start gap-5 sm:grid-cols-2">
          {others.map((field) => (
            <FurtherField key={field.name} {...field} address={place} />
          ))}
        </div>
      )}
      {(ticks.length > 0 || services.length > 0) && (
        <div className="grid">
          {ticks.map(({ name }) => (
            <TickField key={name} name={name}>
              {t(`fields.${name}`)}
            </TickField>
          ))}
          {services.map((label) => (
            <TickField key={label} name={serviceName(label)}>
              {label}
            </TickField>
          ))}
        </div>
      )}
    </>
  );
}

function FurtherField({ name, optional, address }: FieldAsked & { address: RefObject<HTMLElement | null> }) {
  const t = useTranslations('enquiry');
  const { type, most, choices, autoComplete } = formField(name);
  const wide = { className: 'sm:col-span-2' };
  if (name === 'postcode') return <PlaceField name={name} kind="postcode" optional={optional} />;
  if (name === 'suburb')
    return <PlaceField name={name} kind="suburb" optional={optional} address={address} />;
  if (choices)
    return (
      <SelectField
        name={name}
        optional={optional}
        clearable={optional}
        {...(autoComplete && { autoComplete })}
        choices={choices.map((choice) => ({ id: choice, name: offeredText('work', choice, t) }))}
      />
    );
  if (type === 'lines')
    return <TextAreaField name={name} optional={optional} rows={3} maxLength={most} {...wide} />;
  if (type === 'file')
    return (
      <FileField name={name} optional={optional} hint={t('resumeHint')} accept={RESUME_ACCEPT} {...wide} />
    );
  return (
    <TextField
      name={name}
      optional={optional}
      maxLength={most}
      numbers={type === 'digits'}
      {...(type === 'date' && { type })}
      {...(type === 'digits' && { inputMode: 'numeric' })}
      {...(autoComplete && { autoComplete })}
    />
  );
}
