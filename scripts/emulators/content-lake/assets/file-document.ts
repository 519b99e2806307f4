import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { type AssetBase, type AssetDocument, fileFields, type Upload } from './image-document.ts';

export function fileDocument(upload: Upload, base: AssetBase): AssetDocument {
  const hash = createHash('sha1').update(upload.bytes).digest('hex');
  const suffix = extname(upload.filename ?? '')
    .slice(1)
    .toLowerCase();
  const extension = /^[a-z0-9]{1,10}$/.test(suffix) ? suffix : 'bin';
  const path = `files/${base.projectId}/${base.dataset}/${hash}.${extension}`;
  return {
    _id: `file-${hash}-${extension}`,
    _type: 'sanity.fileAsset',
    ...fileFields(upload, hash, extension, upload.contentType || 'application/octet-stream', path, base),
  };
}
