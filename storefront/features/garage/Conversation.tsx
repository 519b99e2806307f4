import { randomUUID } from 'node:crypto';
import { TEXT_LIMITS } from '@forecourt/lib/leads/conversation/limits';
import type { GarageThread } from '@forecourt/lib/leads/conversation/messages.server';
import { useTranslations } from 'next-intl';
import { timestampText } from '@/features/payments/time.ts';
import { Disclosure } from '@/ui/Disclosure.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import { GARAGE_ACTIONS } from './fields.ts';

/** The messages between a shopper and the dealer about an enquiry, and the field for an answer. */
export function Conversation({
  thread: { id, messages },
  dealer,
  timeZone,
}: {
  thread: GarageThread;
  dealer: string;
  timeZone: string;
}) {
  const t = useTranslations('conversation');
  const language = useLanguage();
  const shown = messages.filter(({ direction, state }) => direction === 'in' || state !== 'failed');
  const field = `message-${id}`;
  const form = (
    <form method="post" action={GARAGE_ACTIONS.sendMessage} className="grid max-w-140 gap-3 pt-2">
      <input type="hidden" name="thread" value={id} />
      <input type="hidden" name="token" value={randomUUID()} />
      <label htmlFor={field} className="font-semibold">
        {t('messageTo', { dealer })}
      </label>
      <textarea
        id={field}
        name="text"
        rows={3}
        required
        maxLength={TEXT_LIMITS.garage}
        className="field min-h-24"
      />
      <button type="submit" className="btn btn-secondary justify-self-start">
        {t('send')}
      </button>
    </form>
  );
  if (shown.length === 0)
    return (
      <Disclosure summary={t('write')} className="mt-3">
        {form}
      </Disclosure>
    );
  return (
    <section aria-label={t('with', { dealer })} className="mt-4">
      <ol className="mb-4 grid gap-3">
        {shown.map(({ id: messageId, direction, channel, text, sentAt, files }) => (
          <li
            key={messageId}
            className={`max-w-140 rounded-card border border-line p-4 ${direction === 'in' ? 'ms-auto' : 'bg-sunken'}`}
          >
            <p className="mb-1 text-sm text-ink-muted">
              <span className="font-semibold text-ink">{direction === 'in' ? t('you') : dealer}</span>{' '}
              {t.rich('sentBy', {
                time: timestampText(sentAt, timeZone, language),
                channel,
                when: (time) => <span className="numbers">{time}</span>,
              })}
            </p>
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {text}
            </p>
            {files.length > 0 && (
              <p className="mt-1 text-sm text-ink-muted">{files.map(({ name }) => name).join(', ')}</p>
            )}
          </li>
        ))}
      </ol>
      {form}
    </section>
  );
}
