import { TrendUpwardIcon } from '@sanity/icons/TrendUpward';
import { lazy } from 'react';
import { definePlugin } from 'sanity';
import { RESULTS_TOOL } from '../back-office/toolName.ts';

const ResultsTool = lazy(async () => ({ default: (await import('./ResultsTool.tsx')).ResultsTool }));

export const resultsTool = definePlugin({
  name: RESULTS_TOOL,
  tools: [{ name: RESULTS_TOOL, title: 'Results', icon: TrendUpwardIcon, component: ResultsTool }],
});
