/** A picture: its address, its size and where its focus is; `url` is null while nothing is uploaded. */
export const pictureFragment = /* groq */ `
  "alt": coalesce(alt, ""),
  "url": asset->url,
  "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height,
  "lqip": asset->metadata.lqip,
  crop,
  hotspot
` as const;
