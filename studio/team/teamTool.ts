import { ClockIcon } from '@sanity/icons/Clock';
import { lazy } from 'react';
import { definePlugin } from 'sanity';
import { TEAM_TOOL } from '../back-office/toolName.ts';

const TeamTool = lazy(async () => ({ default: (await import('./TeamTool.tsx')).TeamTool }));

export const teamTool = definePlugin({
  name: TEAM_TOOL,
  tools: [{ name: TEAM_TOOL, title: 'Team', icon: ClockIcon, component: TeamTool }],
});
