import type {
  ComposerAnswer,
  ComposerChannel,
  ComposerTemplate,
} from '@forecourt/lib/leads/conversation/composer';
import { SUBJECT_LIMIT, TEXT_LIMITS } from '@forecourt/lib/leads/conversation/limits';
import { smsParts } from '@forecourt/lib/leads/conversation/sms-parts';
import { Button, Checkbox, Flex, Select, Stack, Text, TextArea, TextInput } from '@sanity/ui';
import { useId, useRef, useState } from 'react';
import type { BackOffice } from '../../back-office/backOffice.ts';
import { Problem } from '../../back-office/Notice.tsx';
import { problemOf } from '../../back-office/useSession.ts';
import styles from './Composer.module.css';
import { FilePicker } from './FilePicker.tsx';
import { base64Of } from './files.ts';
import { MessagePreview } from './MessagePreview.tsx';

interface Draft {
  /** Generated once per message, so that sending it again after an error sends nothing twice. */
  id: string;
  subject: string;
  text: string;
  showsVehicle: boolean;
  files: File[];
}
const emptyDraft = (subject: string): Draft => ({
  id: crypto.randomUUID(),
  subject,
  text: '',
  showsVehicle: false,
  files: [],
});

/** The fields of a message on one channel, with its templates and a preview. */
export function MessageForm({
  office,
  threadId,
  channel,
  answer,
  onSent,
}: {
  office: BackOffice;
  threadId: string;
  channel: ComposerChannel;
  answer: ComposerAnswer;
  onSent(): void;
}) {
  const id = useId();
  const isMail = channel.channel === 'email';
  const [draft, setDraft] = useState(() => emptyDraft(answer.subject));
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const templates = answer.templates.filter((each) => !each.channel || (each.channel === 'email') === isMail);

  function fill({ subject, text }: ComposerTemplate) {
    change({ text, ...(isMail && subject && { subject }) });
    field.current?.focus();
  }

  async function send() {
    if (busy) return;
    if (!draft.text.trim()) {
      setProblem('Write a message.');
      field.current?.focus();
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      await office.sendMessage(threadId, {
        id: draft.id,
        channel: channel.channel,
        text: draft.text,
        ...(isMail && {
          subject: draft.subject,
          showsVehicle: draft.showsVehicle,
          files: await Promise.all(
            draft.files.map(async (file) => ({
              name: file.name,
              type: file.type,
              content: await base64Of(file),
            })),
          ),
        }),
      });
      setDraft(emptyDraft(answer.subject));
      setIsPreviewed(false);
      onSent();
    } catch (error) {
      setProblem(problemOf(error).message);
    }
    setBusy(false);
  }

  const parts = isMail ? null : smsParts(draft.text);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap={3}>
        <Flex gap={3} align="center" justify="space-between" wrap="wrap">
          <Text size={1} muted className={styles.address}>
            To {channel.address}
          </Text>
          {templates.length > 0 && (
            <div className={styles.templates}>
              <Select
                fontSize={1}
                aria-label="Template"
                value=""
                onChange={({ currentTarget }) => {
                  const template = templates.find((each) => each.id === currentTarget.value);
                  if (template) fill(template);
                }}
              >
                <option value="">Use a template…</option>
                {templates.map(({ id: templateId, name, missing }) => (
                  <option key={templateId} value={templateId} disabled={missing.length > 0}>
                    {missing.length > 0 ? `${name} (needs ${missing.join(', ')})` : name}
                  </option>
                ))}
              </Select>
            </div>
          )}
        </Flex>
        {channel.note && (
          <Text size={1} muted>
            {channel.note}
          </Text>
        )}
        {isMail && (
          <TextInput
            aria-label="Subject"
            fontSize={1}
            maxLength={SUBJECT_LIMIT}
            required
            value={draft.subject}
            onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
          />
        )}
        <TextArea
          ref={field}
          id={`${id}-text`}
          data-composer=""
          aria-label="Message"
          fontSize={1}
          rows={isMail ? 5 : 3}
          maxLength={TEXT_LIMITS[channel.channel]}
          placeholder={isMail ? 'Write an email' : 'Write a message'}
          value={draft.text}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void send();
          }}
        />
        {isMail && (
          <Flex gap={4} align="center" wrap="wrap">
            {answer.vehicle && (
              <Flex gap={2} align="center" as="label">
                <Checkbox
                  checked={draft.showsVehicle}
                  onChange={({ currentTarget }) => change({ showsVehicle: currentTarget.checked })}
                />
                <Text size={1}>Show the vehicle with photo and price</Text>
              </Flex>
            )}
            <FilePicker files={draft.files} onChange={(files) => change({ files })} onProblem={setProblem} />
          </Flex>
        )}
        {isPreviewed && (
          <MessagePreview
            isMail={isMail}
            subject={draft.subject}
            text={draft.text}
            vehicle={draft.showsVehicle ? answer.vehicle : null}
            files={draft.files}
          />
        )}
        {problem && <Problem>{problem}</Problem>}
        <Flex gap={2} align="center" justify="space-between" wrap="wrap">
          <Text size={1} muted>
            {isMail
              ? 'A personal answer to an enquiry, so it needs no unsubscribe link.'
              : parts && parts.characters > 0
                ? `${parts.characters} characters, ${parts.parts} SMS`
                : 'The shopper can answer STOP at any time.'}
          </Text>
          <Flex gap={2}>
            <Button
              type="button"
              mode="bleed"
              fontSize={1}
              text={isPreviewed ? 'Hide preview' : 'Preview'}
              aria-expanded={isPreviewed}
              onClick={() => setIsPreviewed((was) => !was)}
            />
            <Button
              type="submit"
              fontSize={1}
              text={isMail ? 'Send email' : 'Send message'}
              loading={busy}
              aria-disabled={busy}
            />
          </Flex>
        </Flex>
      </Stack>
    </form>
  );
}
