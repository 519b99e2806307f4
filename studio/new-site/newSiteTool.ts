import { AddCircleIcon } from '@sanity/icons/AddCircle';
import { lazy } from 'react';
import { definePlugin } from 'sanity';
import { NEW_SITE_TOOL } from '../back-office/toolName.ts';

const NewSiteTool = lazy(async () => ({ default: (await import('./NewSiteTool.tsx')).NewSiteTool }));

export const newSiteTool = definePlugin({
  name: NEW_SITE_TOOL,
  tools: [{ name: NEW_SITE_TOOL, title: 'New site', icon: AddCircleIcon, component: NewSiteTool }],
});
