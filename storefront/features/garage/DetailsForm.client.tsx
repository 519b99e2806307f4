'use client';
import { DETAILS_LIMITS, detailsProblems } from '@forecourt/lib/garage/details';
import { UNKNOWN_ERROR } from '@forecourt/lib/text/errors';
import type { Answers, ReturnedForm } from '@/forms/answers.ts';
import { Form } from '@/forms/Form.client.tsx';
import { TextField } from '@/forms/TextField.client.tsx';
import { useForm } from '@/forms/use-form.client.ts';
import { DETAILS_LABELS, GARAGE_ACTIONS } from './fields.ts';

/** What somebody says of themself. */
export function DetailsForm({ defaults, returned }: { defaults: Answers; returned: ReturnedForm }) {
  const form = useForm({
    action: GARAGE_ACTIONS.details,
    check: detailsProblems,
    texts: { failed: UNKNOWN_ERROR },
    returned,
    defaults,
  });
  return (
    <Form form={form} labels={DETAILS_LABELS} send="Save my details">
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
        <TextField name="name" autoComplete="given-name" maxLength={DETAILS_LIMITS.name} />
        <TextField name="lastName" optional autoComplete="family-name" maxLength={DETAILS_LIMITS.lastName} />
      </div>
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-[1fr_10rem]">
        <TextField name="email" type="email" optional autoComplete="email" maxLength={DETAILS_LIMITS.email} />
        <TextField
          name="postcode"
          optional
          numbers
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={DETAILS_LIMITS.postcode}
        />
      </div>
    </Form>
  );
}
