import { definePlugin } from 'sanity';
import { TextPlugins } from './TextPlugins.tsx';

/** Keeps the target of links pasted into formatted text. */
export const pastedLinks = definePlugin({
  name: 'pasted-links',
  form: { components: { portableText: { plugins: TextPlugins } } },
});
