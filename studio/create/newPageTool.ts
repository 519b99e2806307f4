import { AddDocumentIcon } from '@sanity/icons/AddDocument';
import { definePlugin } from 'sanity';
import { NewPage } from './NewPage.tsx';

/** The tool that creates a page from a template or from pasted text. */
export const newPageTool = definePlugin({
  name: 'new-page',
  tools: [{ name: 'new-page', title: 'New page', icon: AddDocumentIcon, component: NewPage }],
});
