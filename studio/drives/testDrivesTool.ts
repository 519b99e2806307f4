import { CalendarIcon } from '@sanity/icons/Calendar';
import { lazy } from 'react';
import { definePlugin } from 'sanity';
import { TEST_DRIVES_TOOL } from '../back-office/toolName.ts';

const TestDrivesTool = lazy(async () => ({ default: (await import('./TestDrivesTool.tsx')).TestDrivesTool }));

export const testDrivesTool = definePlugin({
  name: TEST_DRIVES_TOOL,
  tools: [{ name: TEST_DRIVES_TOOL, title: 'Bookings', icon: CalendarIcon, component: TestDrivesTool }],
});
