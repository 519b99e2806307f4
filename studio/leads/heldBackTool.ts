import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { definePlugin } from 'sanity';
import { HeldBackTool } from './HeldBackTool.tsx';

/** The tool in which dealer staff look through what was held back as suspected spam. */
export const heldBackTool = definePlugin({
  name: 'held-back',
  tools: [{ name: 'held-back', title: 'Held-back leads', icon: EnvelopeIcon, component: HeldBackTool }],
});
