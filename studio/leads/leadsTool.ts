import { UsersIcon } from '@sanity/icons/Users';
import { lazy } from 'react';
import { definePlugin } from 'sanity';
import { LEADS_TOOL } from '../back-office/toolName.ts';

const LeadsTool = lazy(async () => ({ default: (await import('./LeadsTool.tsx')).LeadsTool }));

export const leadsTool = definePlugin({
  name: LEADS_TOOL,
  tools: [{ name: LEADS_TOOL, title: 'Leads', icon: UsersIcon, component: LeadsTool }],
});
