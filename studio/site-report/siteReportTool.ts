import { ClipboardIcon } from '@sanity/icons/Clipboard';
import { lazy } from 'react';
import { definePlugin } from 'sanity';
import { SITE_REPORT_TOOL } from '../back-office/toolName.ts';

const SiteReportTool = lazy(async () => ({ default: (await import('./SiteReportTool.tsx')).SiteReportTool }));

export const siteReportTool = definePlugin({
  name: SITE_REPORT_TOOL,
  tools: [{ name: SITE_REPORT_TOOL, title: 'Site report', icon: ClipboardIcon, component: SiteReportTool }],
});
