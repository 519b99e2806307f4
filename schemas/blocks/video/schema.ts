import { videoAddressProblem } from '@forecourt/lib/sites/video-address';
import { PlayIcon } from '@sanity/icons/Play';
import { defineField, defineType, type Rule } from 'sanity';
import { headingField, introField } from '../../fields/blockFields.ts';
import { checkWordsOnPicture } from '../../warnings/contrast.ts';

interface VideoValue {
  source?: string;
  url?: string;
  file?: { asset?: unknown };
}
const isUpload = (parent: unknown) => (parent as VideoValue | undefined)?.source === 'file';

/** A film that loads only when somebody presses play: before that the page holds its picture alone. */
export const video = defineType({
  name: 'video',
  title: 'Video',
  type: 'object',
  icon: PlayIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'title',
      title: 'What the film shows',
      type: 'string',
      description: 'Stands on the play button: "A walk around the new showroom".',
      validation: (rule) => rule.required().max(80).error('Say what the film shows in up to 80 characters.'),
    }),
    defineField({
      name: 'source',
      title: 'Where the film is',
      type: 'string',
      initialValue: 'address',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'YouTube or Vimeo', value: 'address' },
          { title: 'A file', value: 'file' },
        ],
      },
      validation: (rule) => rule.required().error('Choose where the film is.'),
    }),
    defineField({
      name: 'url',
      title: 'Address of the film',
      type: 'url',
      placeholder: 'https://www.youtube.com/watch?v=…',
      description:
        'Its player is fetched only when somebody presses play, from the host that sets no cookies.',
      hidden: ({ parent }) => isUpload(parent),
      // The Studio's own rule of this type says neither what is wrong nor what to do.
      validation: (rule) =>
        (rule as unknown as Rule).reset().custom<string>((value, { parent }) => {
          if (isUpload(parent)) return true;
          return value ? (videoAddressProblem(value) ?? true) : 'Enter the address of the film.';
        }),
    }),
    defineField({
      name: 'file',
      title: 'Film',
      type: 'file',
      options: { accept: 'video/mp4,video/webm' },
      description: 'MP4 or WebM. Keep it under 30 MB: phones pay for it.',
      hidden: ({ parent }) => !isUpload(parent),
      validation: (rule) =>
        rule.custom((value, { parent }) =>
          !isUpload(parent) || (value as VideoValue['file'])?.asset ? true : 'Upload the film.',
        ),
    }),
    defineField({
      name: 'captions',
      title: 'Captions',
      type: 'file',
      options: { accept: '.vtt,text/vtt' },
      description:
        'A WebVTT file with what is said, for people who do not hear it. On YouTube and Vimeo they are added there.',
      hidden: ({ parent }) => !isUpload(parent),
      validation: (rule) =>
        rule
          .custom((value, { parent }) =>
            !isUpload(parent) || (value as VideoValue['file'])?.asset
              ? true
              : 'Add captions, unless nothing is said in the film.',
          )
          .warning(),
    }),
    defineField({
      name: 'poster',
      title: 'Picture before it plays',
      type: 'picture',
      description: 'Wide, 16 to 9. It is all that most visitors see.',
      validation: (rule) => [
        rule.required().error('Add the picture that shows before the film plays.'),
        // A file of one's own has the browser's own buttons on it, and no words.
        rule
          .custom((picture, context) =>
            isUpload(context.parent) ? true : checkWordsOnPicture(picture, context, 'film'),
          )
          .warning(),
      ],
    }),
  ],
  preview: {
    select: { heading: 'heading', title: 'title', source: 'source', url: 'url', media: 'poster' },
    prepare: ({ heading, title, source, url, media }) => ({
      title: heading ?? title ?? 'Video',
      subtitle: ['Video', source === 'file' ? 'uploaded' : url].filter(Boolean).join(' · '),
      media: media ?? PlayIcon,
    }),
  },
});
