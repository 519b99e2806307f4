/** A picture with URL, size and focus point. `url` is null if nothing is uploaded. */
export const pictureFragment = /* groq */ `
  "alt": coalesce(alt, ""),
  "url": asset->url,
  "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height,
  "lqip": asset->metadata.lqip,
  crop,
  hotspot,
  usableUntil
` as const;
