import { DocumentPdfIcon } from '@sanity/icons/DocumentPdf';
import { lazy } from 'react';
import { definePlugin } from 'sanity';
import { PRINT_TOOL } from '../back-office/toolName.ts';

const PrintTool = lazy(async () => ({ default: (await import('./PrintTool.tsx')).PrintTool }));

/** The tool in which dealer staff print windscreen cards for a site's stock. */
export const printTool = definePlugin({
  name: PRINT_TOOL,
  tools: [{ name: PRINT_TOOL, title: 'Print stock', icon: DocumentPdfIcon, component: PrintTool }],
});
