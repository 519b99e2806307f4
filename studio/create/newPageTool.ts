import { AddDocumentIcon } from '@sanity/icons/AddDocument';
import { definePlugin } from 'sanity';
import { NewPage } from './NewPage.tsx';

/** The tool in which a page begins: from a template, or from words that somebody has already. */
export const newPageTool = definePlugin({
  name: 'new-page',
  tools: [{ name: 'new-page', title: 'New page', icon: AddDocumentIcon, component: NewPage }],
});
