import { CalendarIcon } from '@sanity/icons/Calendar';
import { lazy } from 'react';
import { definePlugin } from 'sanity';

const Calendar = lazy(async () => ({ default: (await import('./Calendar.tsx')).Calendar }));

/** The tool that lists everything dated over all sites by month. */
export const calendarTool = definePlugin({
  name: 'calendar',
  tools: [{ name: 'calendar', title: 'Calendar', icon: CalendarIcon, component: Calendar }],
});
