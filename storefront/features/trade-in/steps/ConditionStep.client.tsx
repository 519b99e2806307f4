'use client';
import { type AskedQuestion, questionField } from '@forecourt/lib/leads/trade-in/adjustments';
import { conditionProblems, TRADE_IN_LIMITS } from '@forecourt/lib/leads/trade-in/answers';
import { useTranslations } from 'next-intl';
import type { Answers, ReturnedForm } from '@/forms/answers.ts';
import { Choice, Choices } from '@/forms/Choices.client.tsx';
import { Form } from '@/forms/Form.client.tsx';
import { TextField } from '@/forms/TextField.client.tsx';
import { storeTabDraft, useTabDraft } from '@/forms/tab-draft.client.ts';
import { useForm } from '@/forms/use-form.client.ts';
import { formPath } from '../address.ts';
import { FAILED_TEXT } from '../trade-in-messages.ts';

/** Screen 3: odometer and the site's questions about condition (OPEN-073). */
export function ConditionStep({
  page,
  siteSlug,
  draft,
  questions,
  answers,
  returned,
  back,
}: {
  page: string;
  siteSlug: string;
  draft: string;
  questions: readonly AskedQuestion[];
  answers: Answers;
  returned: ReturnedForm;
  back: string;
}) {
  const t = useTranslations('tradeInForm');
  const draftKey = `${siteSlug}.TradeInDraft.${draft}`;
  const form = useForm({
    action: formPath('condition'),
    check: (typedAnswers) => conditionProblems(questions, typedAnswers),
    texts: { failed: FAILED_TEXT },
    defaults: answers,
    returned,
    keep: (typedAnswers) => storeTabDraft(draftKey, typedAnswers, returned),
  });
  useTabDraft(form, draftKey, returned);
  const labels = Object.fromEntries([
    ['kilometres', t('labels.kilometres')],
    ...questions.map(({ id, question }) => [questionField(id), question]),
  ]);
  return (
    <Form
      form={form}
      labels={labels}
      send={t('seeEstimate')}
      sending={t('calculating')}
      back={back}
      className="grid gap-8"
    >
      <input type="hidden" name="page" value={page} />
      <TextField
        name="kilometres"
        label={t('kilometresUnit')}
        inputMode="numeric"
        maxLength={TRADE_IN_LIMITS.kilometres}
        placeholder="64,000"
        className="max-w-60"
        numbers
      />
      {questions.map(({ id, question, help, choices }) => (
        <Choices key={id} name={questionField(id)} legend={question}>
          {help && <p className="-mt-1.5 text-sm text-ink-muted">{help}</p>}
          <div className="grid gap-2 sm:grid-cols-3">
            {choices.map((choice) => (
              <Choice key={choice.id} name={questionField(id)} value={choice.id} title={choice.label} />
            ))}
          </div>
        </Choices>
      ))}
    </Form>
  );
}
