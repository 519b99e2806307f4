import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { lazy } from 'react';
import { definePlugin } from 'sanity';
import { HELD_BACK_TOOL } from '../back-office/toolName.ts';

const HeldBackTool = lazy(async () => ({ default: (await import('./HeldBackTool.tsx')).HeldBackTool }));

export const heldBackTool = definePlugin({
  name: HELD_BACK_TOOL,
  tools: [{ name: HELD_BACK_TOOL, title: 'Suspected spam', icon: EnvelopeIcon, component: HeldBackTool }],
});
