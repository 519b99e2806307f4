import type { SanityDocument } from 'sanity';

export interface PictureAsset {
  _id: string;
  name: string;
  url: string;
  at: string;
  size: number | null;
  width: number | null;
  height: number | null;
  tags: string[] | null;
}

export interface MediaAnswer {
  pictures: PictureAsset[];
  /** Documents with pictures, including drafts and release versions. */
  documents: SanityDocument[];
}

/** Types without pictures; a site may have very many of them. */
const WITHOUT = [
  'redirect',
  'deliveryTable',
  'chargeTable',
  'tradeAdjustment',
  'messageTemplate',
  'contactNumbers',
  'workshop',
  'serviceJob',
  'prizeWheel',
  'siteFeatures',
  'leadDelivery',
];

/** One query for pictures and documents, so that the counts are consistent. */
export const MEDIA_QUERY = `{
  "pictures": *[_type == "sanity.imageAsset"] | order(_createdAt desc) {
    _id, "name": coalesce(title, originalFilename, _id), url, "at": _createdAt, size,
    "width": metadata.dimensions.width, "height": metadata.dimensions.height, "tags": opt.tags
  },
  "documents": *[
    !(_type in path("system.**")) && !(_type in path("sanity.**")) && !(_type in ${JSON.stringify(WITHOUT)})
    && (_type != "review" || defined(image.asset))
  ]
}`;
