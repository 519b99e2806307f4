import { CalendarIcon } from '@sanity/icons/Calendar';
import { lazy } from 'react';
import { definePlugin } from 'sanity';

const Calendar = lazy(async () => ({ default: (await import('./Calendar.tsx')).Calendar }));

export const calendarTool = definePlugin({
  name: 'calendar',
  tools: [{ name: 'calendar', title: 'Calendar', icon: CalendarIcon, component: Calendar }],
});
