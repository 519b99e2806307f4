import { MOST_OFFER } from '@forecourt/lib/leads/trade-in/limits';
import { Button, Text, TextInput } from '@sanity/ui';
import { useId, useState } from 'react';
import type { BackOffice } from '../../back-office/backOffice.ts';
import { Problem } from '../../back-office/Notice.tsx';
import { problemOf } from '../../back-office/useSession.ts';
import { Disclosure } from '../Disclosure.tsx';
import styles from '../Inbox.module.css';

/** Records the offer for a trade-in after its inspection. */
export function InspectionForm({
  office,
  valuationId,
  amount,
  onSaved,
}: {
  office: BackOffice;
  valuationId: string;
  /** The recorded offer in dollars; null without one. */
  amount: number | null;
  onSaved: () => void;
}) {
  const field = useId();
  const [text, setText] = useState(amount === null ? '' : String(amount));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function save() {
    const dollars = Number(text.replace(/[$,\s]/g, ''));
    if (!text.trim() || !Number.isInteger(dollars) || dollars < 0 || dollars > MOST_OFFER) {
      setProblem('Enter the offer in whole dollars.');
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      await office.recordInspection(valuationId, dollars);
      onSaved();
    } catch (error) {
      setProblem(problemOf(error).message);
    }
    setBusy(false);
  }
  return (
    <Disclosure summary={amount === null ? 'Record the offer after inspection' : 'Change the offer'}>
      <form
        className={styles.noteForm}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Text as="label" htmlFor={field} size={1}>
          Offer in dollars
        </Text>
        <TextInput
          id={field}
          fontSize={1}
          inputMode="numeric"
          maxLength={12}
          placeholder="18,500"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div>
          <Button type="submit" mode="ghost" fontSize={1} text="Save offer" loading={busy} disabled={busy} />
        </div>
        {problem && <Problem>{problem}</Problem>}
      </form>
    </Disclosure>
  );
}
