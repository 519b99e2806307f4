import { BarChartIcon } from '@sanity/icons/BarChart';
import { definePlugin } from 'sanity';
import { ACTIVITY_TOOL } from '../reservations/toolName.ts';
import { ActivityTool } from './ActivityTool.tsx';

/** The tool in which dealer staff see what visitors of a site do, by car and by day. */
export const activityTool = definePlugin({
  name: ACTIVITY_TOOL,
  tools: [{ name: ACTIVITY_TOOL, title: 'Activity', icon: BarChartIcon, component: ActivityTool }],
});
