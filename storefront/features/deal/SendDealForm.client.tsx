'use client';
import { FIELD_LIMITS } from '@forecourt/lib/platform/text/field-rules';
import { useTranslations } from 'next-intl';
import { DEAL_TOKEN } from '@/features/deal-link/address.ts';
import { withJourney } from '@/features/enquiry/journey-field.client.ts';
import { PRIVACY_PATH } from '@/features/enquiry/setup.ts';
import { readStored } from '@/features/enquiry/store.client.ts';
import { contactOf, parseStored } from '@/features/enquiry/store.ts';
import type { Answers, ReturnedForm } from '@/forms/answers.ts';
import { Form } from '@/forms/Form.client.tsx';
import { TextAreaField } from '@/forms/fields.client.tsx';
import { sendAnswers } from '@/forms/send.client.ts';
import { TextField } from '@/forms/TextField.client.tsx';
import { Trap } from '@/forms/Trap.tsx';
import { useForm } from '@/forms/use-form.client.ts';
import { HardLink } from '@/ui/HardLink.tsx';
import { sendProblems } from './fields.ts';

/** Contact details from an earlier enquiry (STORE-06). */
function rememberedContact(siteSlug: string): Answers {
  const { name, phone, email } = contactOf(parseStored(readStored(siteSlug, 'User')));
  return { ...(name && { name }), ...(phone && { phone }), ...(email && { email }) };
}

/** Sends a draft to the dealer, with the shopper's contact details. */
export function SendDealForm({
  action,
  token,
  dealer,
  siteSlug,
  known,
  returned,
}: {
  action: string;
  token: string;
  dealer: string;
  siteSlug: string;
  /** Of the signed-in shopper; empty for guests. */
  known: Answers;
  returned: ReturnedForm;
}) {
  const t = useTranslations('dealForms');
  const form = useForm({
    action,
    check: (answers) => sendProblems(answers, t),
    texts: { failed: t('failed'), busy: t('tooMany') },
    defaults: known,
    returned,
    ...(!known.name && { remembered: () => rememberedContact(siteSlug) }),
    send: (answers) => sendAnswers(action, withJourney(answers), t('failed')),
    idPrefix: 'send-',
  });
  return (
    <Form
      form={form}
      labels={{
        name: t('labels.name'),
        phone: t('labels.phone'),
        email: t('labels.email'),
        message: t('labels.message'),
      }}
      send={t('send')}
      note={
        <p className="text-sm text-ink-muted">
          {t.rich('note', {
            dealer,
            a: (text) => (
              <HardLink href={PRIVACY_PATH} target="_blank" rel="noopener" className="link">
                {text}
              </HardLink>
            ),
          })}
        </p>
      }
    >
      <input type="hidden" name={DEAL_TOKEN} value={token} />
      <TextField name="name" autoComplete="name" maxLength={FIELD_LIMITS.name} />
      <TextField
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={FIELD_LIMITS.phone}
        placeholder="0412 345 678"
      />
      <TextField name="email" type="email" autoComplete="email" maxLength={FIELD_LIMITS.email} />
      <TextAreaField name="message" optional rows={3} maxLength={FIELD_LIMITS.message} />
      <Trap />
    </Form>
  );
}
