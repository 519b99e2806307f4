import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import { useClient } from 'sanity';
import { API_VERSION } from '../document/site.ts';
import type { DateField, Moment } from './entries.ts';
import { reschedule } from './reschedule.ts';

/** The last date that was changed, which can be undone. */
interface DateChange {
  /** `Hybrids starts` */
  text: string;
  field: DateField;
  before: Date;
  at: Date;
  /** Time zone in which it is shown. */
  zone: string;
}

/** Changes dates in drafts and undoes the last change. */
export function useReschedule() {
  const client = useClient({ apiVersion: API_VERSION });
  const toast = useToast();
  const [change, setChange] = useState<DateChange | null>(null);
  const [isUndoing, setIsUndoing] = useState(false);

  /** Stores a date, and shows why it could not be. Returns whether it was stored. */
  async function store(field: DateField, at: Date): Promise<boolean> {
    try {
      await reschedule(client, field, at);
      return true;
    } catch (reason) {
      toast.push({
        status: 'error',
        title: 'The date could not be changed',
        description: reason instanceof Error ? reason.message : String(reason),
        closable: true,
      });
      return false;
    }
  }
  return {
    change,
    isUndoing,
    /** Moves a date to a time, shown in a time zone. */
    async move({ field, at: before, title, change: verb }: Moment, at: Date, zone: string): Promise<void> {
      if (field && (await store(field, at))) setChange({ text: `${title} ${verb}`, field, before, at, zone });
    },
    async undo(): Promise<void> {
      if (!change) return;
      setIsUndoing(true);
      if (await store(change.field, change.before)) setChange(null);
      setIsUndoing(false);
    },
    dismiss: () => setChange(null),
  };
}
