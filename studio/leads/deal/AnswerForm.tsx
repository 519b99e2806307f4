import { MOST_TERMS } from '@forecourt/lib/leads/deal/choice';
import { toCents } from '@forecourt/lib/leads/deal/ledger';
import { type AnswerDraft, type DealAnswerRequest, draftTotals } from '@forecourt/lib/leads/deal/staff';
import {
  ANSWER_DAYS,
  DEFAULT_ANSWER_DAYS,
  REASON_LENGTH,
  totalRows,
} from '@forecourt/lib/leads/deal/version';
import { formatCents } from '@forecourt/lib/payments/reservation/money';
import { formatMoney } from '@forecourt/lib/platform/text/format';
import { Button, Checkbox, Select, TextArea, TextInput } from '@sanity/ui';
import { type ReactNode, useId, useState } from 'react';
import { Problem } from '../../back-office/Notice.tsx';
import { problemOf } from '../../back-office/useSession.ts';
import styles from '../Inbox.module.css';
import dealStyles from './Deals.module.css';

/** Parses whole dollars; null if empty, undefined if it is no amount. */
function dollars(text: string): number | null | undefined {
  const digits = text.replaceAll(/[$,\s]/g, '');
  if (!digits) return null;
  return /^\d{1,7}$/.test(digits) && Number(digits) <= MOST_TERMS ? Number(digits) : undefined;
}

const AMOUNT_TEXT = 'Enter whole dollars, such as 500.';

/** The dealer's answer to a deal: discount, value of the trade-in, extras, reason and validity. */
export function AnswerForm({
  draft,
  onSend,
  onCancel,
}: {
  draft: AnswerDraft;
  onSend: (request: DealAnswerRequest) => Promise<void>;
  onCancel: () => void;
}) {
  const { tradeIn, extras: offered, seen } = draft;
  const [discount, setDiscount] = useState(draft.discount ? String(draft.discount) : '');
  const [value, setValue] = useState(tradeIn?.value === null || !tradeIn ? '' : String(tradeIn.value));
  const [extras, setExtras] = useState(draft.chosen);
  const [days, setDays] = useState<number>(DEFAULT_ANSWER_DAYS);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const [amount, tradeInValue] = [dollars(discount), dollars(value)];
  const isValid = amount !== undefined && tradeInValue !== undefined;
  const totals = draftTotals(draft, {
    discount: amount ?? 0,
    tradeInValue: tradeInValue ?? null,
    extras,
  });
  async function send() {
    if (busy) return;
    if (!isValid) return setProblem(AMOUNT_TEXT);
    if (!reason.trim()) return setProblem('Enter a reason. The shopper reads it.');
    setBusy(true);
    setProblem(null);
    try {
      await onSend({ seen, discount: amount ?? 0, tradeInValue, extras, days, reason });
    } catch (error) {
      setProblem(problemOf(error).message);
      setBusy(false);
    }
  }
  return (
    <form
      className={dealStyles.form}
      aria-label="Answer the deal"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Labelled id={`${id}-discount`} label="Discount, in dollars">
        <TextInput
          id={`${id}-discount`}
          fontSize={1}
          inputMode="numeric"
          value={discount}
          onChange={({ currentTarget }) => setDiscount(currentTarget.value)}
        />
      </Labelled>
      {tradeIn && (
        <Labelled id={`${id}-trade-in`} label={`Value of the trade-in, in dollars (${tradeIn.label})`}>
          <TextInput
            id={`${id}-trade-in`}
            fontSize={1}
            inputMode="numeric"
            placeholder={
              tradeIn.estimate > 0 ? `Empty keeps the estimate of ${formatMoney(tradeIn.estimate)}` : ''
            }
            value={value}
            onChange={({ currentTarget }) => setValue(currentTarget.value)}
          />
        </Labelled>
      )}
      {offered.length > 0 && (
        <fieldset className={dealStyles.extras}>
          <legend>Extras</legend>
          {offered.map(({ key, title, price }) => (
            <label key={key} htmlFor={`${id}-${key}`}>
              <Checkbox
                id={`${id}-${key}`}
                checked={extras.includes(key)}
                onChange={({ currentTarget: { checked } }) =>
                  setExtras((chosen) => (checked ? [...chosen, key] : chosen.filter((each) => each !== key)))
                }
              />
              {title}, {formatCents(toCents(price))}
            </label>
          ))}
        </fieldset>
      )}
      <Labelled id={`${id}-days`} label="Valid for">
        <Select
          id={`${id}-days`}
          fontSize={1}
          value={days}
          onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
        >
          {ANSWER_DAYS.map((each) => (
            <option key={each} value={each}>
              {each === 1 ? '1 day' : `${each} days`}
            </option>
          ))}
        </Select>
      </Labelled>
      <Labelled id={`${id}-reason`} label="Reason, which the shopper reads">
        <TextArea
          id={`${id}-reason`}
          fontSize={1}
          rows={3}
          maxLength={REASON_LENGTH}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Labelled>
      {isValid ? (
        <output className={dealStyles.sums}>
          {totalRows(totals)
            .map(([label, sum]) => `${label} ${sum}`)
            .join(', ')}
        </output>
      ) : (
        <Problem>{AMOUNT_TEXT}</Problem>
      )}
      <div className={styles.actions}>
        <Button type="submit" fontSize={1} text="Send answer" loading={busy} disabled={busy} />
        <Button type="button" mode="ghost" fontSize={1} text="Cancel" onClick={onCancel} />
      </div>
      {problem && <Problem>{problem}</Problem>}
    </form>
  );
}

const Labelled = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <div className={dealStyles.field}>
    <label htmlFor={id}>{label}</label>
    {children}
  </div>
);
