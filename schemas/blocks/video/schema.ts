import { videoAddressProblem } from '@forecourt/lib/sites/video-address';
import { PlayIcon } from '@sanity/icons/Play';
import { defineField, defineType, type Rule } from 'sanity';
import { headingField, introField } from '../../fields/blockFields.ts';
import { checkTextContrast } from '../../warnings/contrast.ts';

interface VideoValue {
  source?: string;
  url?: string;
  file?: { asset?: unknown };
}
const isUpload = (parent: unknown) => (parent as VideoValue | undefined)?.source === 'file';

/** A video whose player loads when it is played. Until then only its poster is shown. */
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
      title: 'Title',
      type: 'string',
      description: 'Shown on the play button, for example "A walk around the new showroom".',
      validation: (rule) => rule.required().max(80).error('Enter a title of up to 80 characters.'),
    }),
    defineField({
      name: 'source',
      title: 'Source',
      type: 'string',
      initialValue: 'address',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'YouTube or Vimeo', value: 'address' },
          { title: 'Uploaded file', value: 'file' },
        ],
      },
      validation: (rule) => rule.required().error('Choose a source.'),
    }),
    defineField({
      name: 'url',
      title: 'Video URL',
      type: 'url',
      placeholder: 'https://www.youtube.com/watch?v=…',
      description: 'The player is loaded from a host without cookies when a visitor plays the video.',
      hidden: ({ parent }) => isUpload(parent),
      // Sanity's own rule for url fields does not say what is wrong or what to do.
      validation: (rule) =>
        (rule as unknown as Rule).reset().custom<string>((value, { parent }) => {
          if (isUpload(parent)) return true;
          return value ? (videoAddressProblem(value) ?? true) : 'Enter the URL of the video.';
        }),
    }),
    defineField({
      name: 'file',
      title: 'Video file',
      type: 'file',
      options: { accept: 'video/mp4,video/webm' },
      description: 'MP4 or WebM, under 30 MB to save mobile data.',
      hidden: ({ parent }) => !isUpload(parent),
      validation: (rule) =>
        rule.custom((value, { parent }) =>
          !isUpload(parent) || (value as VideoValue['file'])?.asset ? true : 'Upload a video.',
        ),
    }),
    defineField({
      name: 'captions',
      title: 'Captions',
      type: 'file',
      options: { accept: '.vtt,text/vtt' },
      description:
        "A WebVTT file with subtitles for people who can't hear. For YouTube and Vimeo, add captions there.",
      hidden: ({ parent }) => !isUpload(parent),
      validation: (rule) =>
        rule
          .custom((value, { parent }) =>
            !isUpload(parent) || (value as VideoValue['file'])?.asset
              ? true
              : 'Add captions, unless nobody speaks in the video.',
          )
          .warning(),
    }),
    defineField({
      name: 'poster',
      title: 'Poster',
      type: 'picture',
      description: 'Landscape format (16:9). Most visitors see only this picture.',
      validation: (rule) => [
        rule.required().error('Add a poster picture.'),
        // Uploaded videos have the browser's own controls and no text on the poster.
        rule
          .custom((picture, context) =>
            isUpload(context.parent) ? true : checkTextContrast(picture, context, 'film'),
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
