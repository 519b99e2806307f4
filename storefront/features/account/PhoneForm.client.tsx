'use client';
import { SEND_CODE_PATH } from '@forecourt/lib/sites/account-paths';
import { useTranslations } from 'next-intl';
import { Phone } from '@/features/phone/Phone.client.tsx';
import type { ShownPhone } from '@/features/phone/phone.ts';
import type { Answers, ReturnedForm } from '@/forms/answers.ts';
import { FormContext } from '@/forms/form-context.client.ts';
import { Message } from '@/forms/Message.client.tsx';
import { TextField } from '@/forms/TextField.client.tsx';
import { useForm } from '@/forms/use-form.client.ts';
import { Alert } from '@/ui/Alert.tsx';
import { Button } from '@/ui/Button.tsx';
import { HardLink } from '@/ui/HardLink.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import type { Along } from './CodeForm.client.tsx';
import { LIMITS, NOT_SENT_TEXT, sendProblems, TOO_MANY_TEXT } from './fields.ts';
import { HiddenFields } from './HiddenFields.tsx';
import { sendCode } from './send-code.client.ts';
import { useSignInLabels } from './use-sign-in-labels.ts';

/** Form that requests a one-time code; asks a new shopper for name and email too. */
export function PhoneForm({
  along,
  start,
  returned,
  asksDetails,
  isSent,
  anotherNumber,
  dealerPhone,
  onSent,
  onUnknown,
}: {
  along: Along;
  start: Answers;
  returned: ReturnedForm;
  asksDetails: boolean;
  isSent: boolean;
  anotherNumber: string;
  dealerPhone: ShownPhone | null;
  onSent: (answers: Answers) => void;
  onUnknown: (answers: Answers) => void;
}) {
  const t = useTranslations('accountClient');
  const labels = useSignInLabels();
  const form = useForm({
    action: SEND_CODE_PATH,
    check: sendProblems,
    texts: { failed: NOT_SENT_TEXT, busy: TOO_MANY_TEXT },
    returned,
    defaults: start,
    send: async (answers) => {
      const reply = await sendCode(answers, { again: isSent });
      if (!('outcome' in reply)) return reply;
      (reply.outcome === 'sent' ? onSent : onUnknown)(answers);
      return null;
    },
  });
  return (
    <FormContext value={{ ...form, labels }}>
      <form {...form.attributes} noValidate aria-busy={form.sending} className="grid gap-5">
        <HiddenFields values={along} />
        <TextField
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          numbers
          placeholder="0412 345 678"
          maxLength={LIMITS.phone}
          readOnly={isSent}
        />
        {asksDetails && (
          <fieldset className="grid gap-5 sm:grid-cols-2">
            <legend className="mb-4 text-sm text-ink-muted sm:col-span-2">{t('create')}</legend>
            <TextField name="first_name" autoComplete="given-name" maxLength={LIMITS.first_name} />
            <TextField name="last_name" autoComplete="family-name" maxLength={LIMITS.last_name} />
            <TextField
              name="email"
              type="email"
              autoComplete="email"
              maxLength={LIMITS.email}
              className="sm:col-span-2"
            />
          </fieldset>
        )}
        {isSent && start.first_name !== undefined && <HiddenFields values={detailsOf(start)} />}
        {form.error && (
          <Alert tone="danger">
            <Message text={form.error} />
          </Alert>
        )}
        {form.error && dealerPhone && (
          <p className="text-sm text-ink-muted">
            {t('talk')} <Phone phone={dealerPhone} call className="link" />
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            type="submit"
            variant={isSent ? 'secondary' : 'primary'}
            size={isSent ? 'md' : 'lg'}
            aria-disabled={form.sending}
            className={isSent ? '' : 'grow'}
          >
            {form.sending && <span className="spinner" aria-hidden="true" />}
            {form.sending ? t('sending') : isSent ? t('resend') : t('send')}
          </Button>
          <p role="status" className="flex items-center gap-1.5 font-semibold text-success empty:-ms-5">
            {isSent && !form.sending && (
              <>
                <Icon name="circle-check" size={18} />
                {t('sent')}
              </>
            )}
          </p>
          {isSent && (
            <HardLink href={anotherNumber} className="link ms-auto text-sm">
              {t('anotherNumber')}
            </HardLink>
          )}
        </div>
      </form>
    </FormContext>
  );
}

const detailsOf = ({ first_name = '', last_name = '', email = '' }: Answers) => ({
  first_name,
  last_name,
  email,
});
