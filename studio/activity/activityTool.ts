import { BarChartIcon } from '@sanity/icons/BarChart';
import { lazy } from 'react';
import { definePlugin } from 'sanity';
import { ACTIVITY_TOOL } from '../back-office/toolName.ts';

const ActivityTool = lazy(async () => ({ default: (await import('./ActivityTool.tsx')).ActivityTool }));

export const activityTool = definePlugin({
  name: ACTIVITY_TOOL,
  tools: [{ name: ACTIVITY_TOOL, title: 'Activity', icon: BarChartIcon, component: ActivityTool }],
});
