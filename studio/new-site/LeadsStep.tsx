import { Stack } from '@sanity/ui';
import { ListField } from './ListField.tsx';
import styles from './NewSite.module.css';
import { TextField } from './TextField.tsx';
import type { Assistant } from './useAssistant.ts';

const LEADS = {
  title: 'Lead recipients',
  line: 'Email address',
  more: 'Add another address',
  hint: 'A test enquiry is sent to this address when the site is created.',
};

/** Fields for the footer and the legal pages. */
const LINES = [
  { part: 'company', label: 'Legal company name', hint: 'For example, Kew Cars Pty Ltd' },
  { part: 'abn', label: 'ABN' },
  { part: 'licence', label: 'Dealer licence number', hint: 'As printed on the licence' },
  {
    part: 'email',
    label: 'Contact email on the legal pages',
    hint: 'Leave empty to use the first lead recipient.',
  },
] as const;

/** Lead recipients, and the company named in the footer, privacy policy and terms. */
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
