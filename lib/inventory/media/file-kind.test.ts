import { expect, test } from 'vitest';
import { fileKind } from './file-kind.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['%PDF-1.7\n', 'application/pdf'],
  ['\0\0\0\x20ftypisom\0\0\x02\0', 'video/mp4'],
  ['\0\0\0\x20ftypmp42', 'video/mp4'],
  ['\0\0\0\x20ftypM4V ', 'video/mp4'],
  ['\0\0\0\x14ftypqt  ', 'video/quicktime'],
  ['\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm', 'video/webm'],
])('recognises %j as %s', (head, type) => expect(fileKind(bytes(head))?.type).toBe(type));

test.each([
  ['a page', '<!doctype html><title>%PDF-1.7</title>'],
  ['a page behind a space', ' %PDF-1.7<script>'],
  ['a program', 'MZ\x90\0'],
  ['a program of Linux', '\x7fELF'],
  ['a script', '#!/bin/sh\n'],
  ['a picture', '\xff\xd8\xff\xe0'],
  ['a picture of the MP4 family', '\0\0\0\x1cftypavif'],
  ['another', '\0\0\0\x18ftypheic'],
  ['Matroska', '\x1a\x45\xdf\xa3\xa3\x42\x86\x81\x01\x42\x82\x88matroska'],
  ['an archive', 'PK\x03\x04'],
  ['nothing', ''],
])('%s is neither a video nor a PDF', (_, head) => expect(fileKind(bytes(head))).toBeNull());
