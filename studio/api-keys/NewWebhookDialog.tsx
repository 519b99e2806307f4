import type { ApiKeyAnswer } from '@forecourt/lib/operations/api-keys/api-key';
import { URL_LIMIT } from '@forecourt/lib/operations/webhooks/webhook';
import {
  TOPIC_NAMES,
  WEBHOOK_TOPICS,
  type WebhookTopic,
} from '@forecourt/lib/operations/webhooks/webhook-event';
import { TextInput } from '@sanity/ui';
import { useId, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Choices } from './Choices.tsx';
import { Field, FormDialog } from './FormDialog.tsx';
import { TOPIC_TEXTS } from './texts.ts';

/** Registers an address that receives events. */
export function NewWebhookDialog({
  office,
  site,
  apiKey,
  onCreated,
  onClose,
}: {
  office: BackOffice;
  site: string;
  apiKey: ApiKeyAnswer;
  onCreated: (secret: string) => void;
  onClose: () => void;
}) {
  const id = useId();
  const [url, setUrl] = useState('');
  const topics = TOPIC_NAMES.filter((topic) => apiKey.scopes.includes(WEBHOOK_TOPICS[topic]));
  const [chosen, setChosen] = useState<WebhookTopic[]>([]);

  return (
    <FormDialog
      header="New webhook"
      button="Create webhook"
      canSubmit={url.trim() !== '' && chosen.length > 0}
      onClose={onClose}
      run={async () => {
        const { secret } = await office.createWebhook({
          site,
          apiKeyId: apiKey.id,
          url: url.trim(),
          topics: chosen,
        });
        onCreated(secret);
      }}
    >
      <Field
        id={`${id}-url`}
        label="Address"
        help="A public address of your system that starts with https://"
      >
        <TextInput
          id={`${id}-url`}
          aria-describedby={`${id}-url-help`}
          type="url"
          autoComplete="off"
          maxLength={URL_LIMIT}
          placeholder="https://crm.example/events"
          value={url}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        />
      </Field>
      <Choices
        legend="Events"
        choices={topics.map((topic) => ({ name: topic, ...TOPIC_TEXTS[topic] }))}
        chosen={chosen}
        onChange={setChosen}
      />
    </FormDialog>
  );
}
