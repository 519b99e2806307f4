import { slugify } from '@forecourt/lib/sites/slugs';
import { Stack } from '@sanity/ui';
import { ListField } from './ListField.tsx';
import styles from './NewSite.module.css';
import { TextField } from './TextField.tsx';
import type { Assistant } from './useAssistant.ts';

const HOSTS = {
  title: 'Hosts',
  line: 'Host name',
  more: 'Add another host',
  hint: 'The site’s host names. Search engines use the first one.',
};

export function NameStep({ assistant }: { assistant: Assistant }) {
  const { draft, change } = assistant;
  return (
    <Stack gap={5}>
      <div className={styles.fields}>
        <TextField
          label="Trading name"
          part="name"
          value={draft.name}
          assistant={assistant}
          onChange={(name) => change({ name })}
        />
        <TextField
          label="Short name"
          hint="Used in URLs and leads. Derived from the name unless you enter one."
          part="slug"
          placeholder={slugify(draft.name)}
          value={draft.slug}
          assistant={assistant}
          onChange={(slug) => change({ slug })}
        />
      </div>
      <ListField
        part="hosts"
        words={HOSTS}
        inputMode="url"
        placeholder="www.example.com.au"
        values={draft.hosts}
        assistant={assistant}
        onChange={(hosts) => change({ hosts })}
      />
    </Stack>
  );
}
