'use client';
import { joinConsentText } from '@forecourt/lib/leads/waiting-list/texts';
import { FIELD_LIMITS } from '@forecourt/lib/platform/text/field-rules';
import { useTranslations } from 'next-intl';
import { PRIVACY_PATH } from '@/features/enquiry/setup.ts';
import type { ReturnedForm } from '@/forms/answers.ts';
import { Form } from '@/forms/Form.client.tsx';
import { TextField } from '@/forms/TextField.client.tsx';
import { Trap } from '@/forms/Trap.tsx';
import { useForm } from '@/forms/use-form.client.ts';
import { HardLink } from '@/ui/HardLink.tsx';
import { waitingListProblems } from './fields.ts';

/** Within a provider of the texts `waitingListForm`. */
export function WaitingListFields({
  action,
  returned,
  dealer,
}: {
  action: string;
  returned: ReturnedForm;
  dealer: string;
}) {
  const t = useTranslations('waitingListForm');
  const form = useForm({
    action,
    check: (answers) => waitingListProblems(answers, t),
    texts: { failed: t('failed'), busy: t('busy') },
    returned,
  });
  return (
    <Form
      form={form}
      labels={{ email: t('email') }}
      send={t('send')}
      note={
        <p className="text-sm text-ink-muted">
          {t.rich('note', {
            consent: joinConsentText(dealer, t),
            a: (policy) => (
              <HardLink href={PRIVACY_PATH} target="_blank" rel="noopener" className="link">
                {policy}
              </HardLink>
            ),
          })}
        </p>
      }
    >
      <TextField name="email" type="email" autoComplete="email" maxLength={FIELD_LIMITS.email} />
      <Trap />
    </Form>
  );
}
