import { EditIcon } from '@sanity/icons/Edit';
import { lazy } from 'react';
import { definePlugin } from 'sanity';
import { DESCRIPTIONS_TOOL } from '../back-office/toolName.ts';

const DescriptionsTool = lazy(async () => ({
  default: (await import('./DescriptionsTool.tsx')).DescriptionsTool,
}));

/** The tool that writes descriptions and advertisements from the facts of a vehicle. */
export const descriptionsTool = definePlugin({
  name: DESCRIPTIONS_TOOL,
  tools: [{ name: DESCRIPTIONS_TOOL, title: 'Descriptions', icon: EditIcon, component: DescriptionsTool }],
});
