import { API_SCOPES, type ApiScope, KEY_NAME_LIMIT, QUOTA } from '@forecourt/lib/operations/api-keys/api-key';
import { Flex, TextInput } from '@sanity/ui';
import { useId, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import styles from './ApiKeys.module.css';
import { Choices } from './Choices.tsx';
import { Field, FormDialog } from './FormDialog.tsx';
import { SCOPE_TEXTS } from './texts.ts';

const isQuota = (value: string, most: number): boolean =>
  /^\d{1,7}$/.test(value) && Number(value) >= 1 && Number(value) <= most;

/** Creates a key of a site. */
export function NewKeyDialog({
  office,
  site,
  onCreated,
  onClose,
}: {
  office: BackOffice;
  site: string;
  onCreated: (key: string) => void;
  onClose: () => void;
}) {
  const id = useId();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<ApiScope[]>(['stock']);
  const [perMinute, setPerMinute] = useState(String(QUOTA.perMinute.usual));
  const [perDay, setPerDay] = useState(String(QUOTA.perDay.usual));
  const canSubmit =
    name.trim() !== '' &&
    scopes.length > 0 &&
    isQuota(perMinute, QUOTA.perMinute.most) &&
    isQuota(perDay, QUOTA.perDay.most);

  return (
    <FormDialog
      header="New key"
      button="Create key"
      canSubmit={canSubmit}
      onClose={onClose}
      run={async () => {
        const request = {
          site,
          name: name.trim(),
          scopes,
          perMinute: Number(perMinute),
          perDay: Number(perDay),
        };
        const { key } = await office.createApiKey(request);
        onCreated(key);
      }}
    >
      <Field
        id={`${id}-name`}
        label="Name"
        help="What will use the key, such as Price screen in the showroom."
      >
        <TextInput
          id={`${id}-name`}
          aria-describedby={`${id}-name-help`}
          autoComplete="off"
          maxLength={KEY_NAME_LIMIT}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </Field>
      <Choices
        legend="Permissions"
        choices={API_SCOPES.map((scope) => ({ name: scope, ...SCOPE_TEXTS[scope] }))}
        chosen={scopes}
        onChange={setScopes}
      />
      <Flex gap={4} wrap="wrap">
        <div className={styles.grow}>
          <Field
            id={`${id}-minute`}
            label="Requests a minute"
            help={`1 to ${QUOTA.perMinute.most.toLocaleString('en-AU')}`}
          >
            <TextInput
              id={`${id}-minute`}
              aria-describedby={`${id}-minute-help`}
              inputMode="numeric"
              value={perMinute}
              onChange={({ currentTarget }) => setPerMinute(currentTarget.value)}
            />
          </Field>
        </div>
        <div className={styles.grow}>
          <Field
            id={`${id}-day`}
            label="Requests a day"
            help={`1 to ${QUOTA.perDay.most.toLocaleString('en-AU')}`}
          >
            <TextInput
              id={`${id}-day`}
              aria-describedby={`${id}-day-help`}
              inputMode="numeric"
              value={perDay}
              onChange={({ currentTarget }) => setPerDay(currentTarget.value)}
            />
          </Field>
        </div>
      </Flex>
    </FormDialog>
  );
}
