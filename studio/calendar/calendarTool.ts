import { CalendarIcon } from '@sanity/icons/Calendar';
import { definePlugin } from 'sanity';
import { Calendar } from './Calendar.tsx';

/** The tool that lists everything dated over all sites by month. */
export const calendarTool = definePlugin({
  name: 'calendar',
  tools: [{ name: 'calendar', title: 'Calendar', icon: CalendarIcon, component: Calendar }],
});
