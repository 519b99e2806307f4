import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import { isTranslation } from '@forecourt/lib/sites/translations';
import { SearchIcon } from '@sanity/icons/Search';
import { createElement, useState } from 'react';
import { type DocumentActionComponent, useValidationStatus } from 'sanity';
import { TextCheck } from './TextCheck.tsx';

/** Types with texts that are checked before publishing. */
export const CHECKED_TYPES: readonly string[] = ['page', 'offer', 'blogPost'];

/** Checks a document's texts and content before it is published: spelling, reading ease, and its warnings. */
export const checkTextAction: DocumentActionComponent = ({ id, type, draft, published, version }) => {
  const { validation } = useValidationStatus(id, type, false);
  const [isOpen, setOpen] = useState(false);
  const document = version ?? draft ?? published;
  // Spelling and reading ease are checked in English.
  if (!document || isTranslation(document)) return null;
  const close = () => setOpen(false);
  return {
    label: 'Check content',
    icon: SearchIcon,
    onHandle: () => setOpen(true),
    dialog: isOpen
      ? {
          type: 'dialog',
          header: 'Check content',
          onClose: close,
          content: createElement(TextCheck, {
            id: publishedIdOf(id),
            type,
            document,
            validation,
            onLeave: close,
          }),
        }
      : null,
  };
};
checkTextAction.displayName = 'CheckTextAction';
