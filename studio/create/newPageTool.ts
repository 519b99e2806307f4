import { AddDocumentIcon } from '@sanity/icons/AddDocument';
import { definePlugin } from 'sanity';
import { NewPage } from './NewPage.tsx';

export const newPageTool = definePlugin({
  name: 'new-page',
  tools: [{ name: 'new-page', title: 'New page', icon: AddDocumentIcon, component: NewPage }],
});
