import type { ThreadAnswer, TimelineEntry } from '@forecourt/lib/leads/thread/answers';
import type { BackOffice } from '../../back-office/backOffice.ts';
import { dayText } from '../../back-office/moments.ts';
import styles from '../Inbox.module.css';
import { MessageEntry, NoteEntry } from './entries.tsx';
import { InspectionForm } from './InspectionForm.tsx';
import { LeadEntry } from './LeadEntry.tsx';
import { SmallEntry } from './SmallEntry.tsx';

/** Everything that happened in a thread, oldest first, under headings by day. */
export function Timeline({
  office,
  answer: { thread, timeline, mayAct },
  userId,
  onChanged,
}: {
  office: BackOffice;
  answer: ThreadAnswer;
  userId: string;
  onChanged: () => void;
}) {
  const { timeZone, id } = thread;
  const days = Map.groupBy(timeline, ({ at }) => dayText(at, timeZone));
  const shown = (entry: TimelineEntry) => {
    switch (entry.kind) {
      case 'lead':
        return <LeadEntry office={office} lead={entry.lead} mayAct={mayAct} />;
      case 'message':
        return (
          <MessageEntry
            office={office}
            message={entry}
            timeZone={timeZone}
            shopper={thread.name || 'Shopper'}
          />
        );
      case 'note':
        return (
          <NoteEntry
            note={entry}
            timeZone={timeZone}
            onDelete={
              mayAct && entry.isOwn
                ? async () => {
                    await office.deleteNote(id, entry.id);
                    onChanged();
                  }
                : null
            }
          />
        );
      case 'valuation':
        return (
          <>
            <SmallEntry entry={entry} timeZone={timeZone} userId={userId} />
            {mayAct && (
              <InspectionForm
                office={office}
                valuationId={entry.id.replace(/^valuation-/, '')}
                amount={entry.inspected}
                onSaved={onChanged}
              />
            )}
          </>
        );
      default:
        return <SmallEntry entry={entry} timeZone={timeZone} userId={userId} />;
    }
  };
  return (
    <div className={styles.timeline}>
      {[...days].map(([day, entries]) => (
        <section key={day} aria-label={day}>
          <h3 className={styles.day}>{day}</h3>
          <ol aria-label={`Timeline of ${day}`}>
            {entries.map((entry) => (
              <li key={`${entry.kind} ${entry.id}`} data-entry={entry.kind}>
                {shown(entry)}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
