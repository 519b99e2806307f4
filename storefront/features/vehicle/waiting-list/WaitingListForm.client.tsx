'use client';
import { joinConsentText } from '@forecourt/lib/leads/waiting-list/texts';
import { FIELD_LIMITS } from '@forecourt/lib/platform/text/field-rules';
import { PRIVACY_PATH } from '@/features/enquiry/setup.ts';
import type { ReturnedForm } from '@/forms/answers.ts';
import { Form } from '@/forms/Form.client.tsx';
import { TextField } from '@/forms/TextField.client.tsx';
import { Trap } from '@/forms/Trap.tsx';
import { useForm } from '@/forms/use-form.client.ts';
import { FAILED_TEXT, LABELS, TOO_MANY_TEXT, waitingListProblems } from './fields.ts';

export function WaitingListForm({
  action,
  returned,
  dealer,
}: {
  action: string;
  returned: ReturnedForm;
  dealer: string;
}) {
  const form = useForm({
    action,
    check: waitingListProblems,
    texts: { failed: FAILED_TEXT, busy: TOO_MANY_TEXT },
    returned,
  });
  return (
    <Form
      form={form}
      labels={LABELS}
      send="Join the waiting list"
      note={
        <p className="text-sm text-ink-muted">
          {joinConsentText(dealer)}; see our{' '}
          <a href={PRIVACY_PATH} target="_blank" rel="noopener" className="link">
            privacy policy
          </a>
          .
        </p>
      }
    >
      <TextField name="email" type="email" autoComplete="email" maxLength={FIELD_LIMITS.email} />
      <Trap />
    </Form>
  );
}
