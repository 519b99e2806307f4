import { defineLocaleResourceBundle, type LocaleResourceBundle } from 'sanity';

const PREVIEW = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'presentation',
  // A page takes a few seconds to load and to connect, which is no error.
  resources: {
    'main-document.missing.text':
      'This address has no page of its own. Select a text on it to open its form.',
    'preview-frame.status_loading': 'Loading the page…',
    'preview-frame.status_connecting': 'Getting the page ready to edit…',
    'preview-frame.status_timeout': 'Still getting the page ready…',
    'preview-frame.continue-button.text': 'Show the page',
    'preview-frame.connection.error.text': 'The page does not respond. Try again in a moment.',
  },
});

/** Appends the preview's labels. The last label for a key wins. */
export const withPreviewLabels = (bundles: LocaleResourceBundle[]): LocaleResourceBundle[] => [
  ...bundles,
  PREVIEW,
];
