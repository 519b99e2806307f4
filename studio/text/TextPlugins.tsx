import { defineBehavior, raise } from '@portabletext/editor/behaviors';
import { BehaviorPlugin } from '@portabletext/editor/plugins';
import type { PortableTextPluginsProps } from 'sanity';
import { pastedLink, withOwnLinks } from './pastedLink.ts';

type PasteLink = NonNullable<PortableTextPluginsProps['plugins']['pasteLink']>;

/** An address pasted over words makes them a link; pasted between words it is one itself. */
const pasteLink: PasteLink = {
  link: ({ context, value }) =>
    context.schema.annotations.some(({ name }) => name === 'link')
      ? { _type: 'link', ...pastedLink(value.href) }
      : undefined,
};

const BEHAVIORS = [
  defineBehavior({
    on: 'deserialization.success',
    guard: ({ event }) => {
      const blocks = withOwnLinks(event.data);
      return blocks ? { blocks } : false;
    },
    actions: [({ event }, { blocks }) => [raise({ ...event, data: blocks })]],
  }),
];

/** The Studio's own plugins of formatted text, taught the fields of our links. */
export function TextPlugins(props: PortableTextPluginsProps) {
  return (
    <>
      <BehaviorPlugin behaviors={BEHAVIORS} />
      {props.renderDefault({ ...props, plugins: { ...props.plugins, pasteLink } })}
    </>
  );
}
