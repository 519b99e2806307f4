import { Stack } from '@sanity/ui';
import { ListField } from './ListField.tsx';
import styles from './NewSite.module.css';
import { TextField } from './TextField.tsx';
import type { Assistant } from './useAssistant.ts';

const LEADS = {
  title: 'Where leads go',
  line: 'Email address',
  more: 'Add another address',
  hint: 'A test enquiry is sent there as soon as the site is made.',
};

/** What the footer and the legal pages say. */
const LINES = [
  { part: 'company', label: 'Company behind the name', hint: 'As Kew Cars Pty Ltd.' },
  { part: 'abn', label: 'ABN' },
  { part: 'licence', label: 'Dealer licence', hint: 'As it is printed.' },
  { part: 'email', label: 'Email address on the legal pages', hint: 'Empty: the first that gets leads.' },
] as const;

/** Who gets the leads, and who is named by the footer, the privacy policy and the terms. */
export function LeadsStep({ assistant }: { assistant: Assistant }) {
  const { draft, change } = assistant;
  return (
    <Stack gap={5}>
      <ListField
        part="leads"
        words={LEADS}
        inputMode="email"
        placeholder="sales@example.com.au"
        values={draft.leads}
        assistant={assistant}
        onChange={(leads) => change({ leads })}
      />
      <div className={styles.fields}>
        {LINES.map(({ part, ...line }) => (
          <TextField
            key={part}
            {...line}
            part={part}
            value={draft[part]}
            assistant={assistant}
            onChange={(value) => change({ [part]: value })}
          />
        ))}
      </div>
    </Stack>
  );
}
