import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { lazy } from 'react';
import { definePlugin } from 'sanity';
import { HELD_BACK_TOOL } from '../back-office/toolName.ts';

const HeldBackTool = lazy(async () => ({ default: (await import('./HeldBackTool.tsx')).HeldBackTool }));

/** The tool in which dealer staff look through what was held back as suspected spam. */
export const heldBackTool = definePlugin({
  name: HELD_BACK_TOOL,
  tools: [{ name: HELD_BACK_TOOL, title: 'Held-back leads', icon: EnvelopeIcon, component: HeldBackTool }],
});
