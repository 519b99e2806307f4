const words = (options: Intl.DateTimeFormatOptions) => (day: string) =>
  new Intl.DateTimeFormat('en-AU', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** `December 2026` */
export const monthText = words({ month: 'long', year: 'numeric' });
/** `Mon 14 Dec` */
export const dayText = words({ weekday: 'short', day: 'numeric', month: 'short' });
/** `Mon` */
export const weekdayText = words({ weekday: 'short' });
/** `14 Dec 2026` */
export const dateText = words({ day: 'numeric', month: 'short', year: 'numeric' });

/** Formats the time of a date in a zone, with the zone: `9:00 am AEDT`. */
export const clockText = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);
