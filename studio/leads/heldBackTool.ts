import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { definePlugin } from 'sanity';
import { HELD_BACK_TOOL } from '../reservations/toolName.ts';
import { HeldBackTool } from './HeldBackTool.tsx';

/** The tool in which dealer staff look through what was held back as suspected spam. */
export const heldBackTool = definePlugin({
  name: HELD_BACK_TOOL,
  tools: [{ name: HELD_BACK_TOOL, title: 'Held-back leads', icon: EnvelopeIcon, component: HeldBackTool }],
});
