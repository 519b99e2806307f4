/** Resolves a link to one address: a path, a URL, or `tel:` with digits only. */
export const linkFragment = /* groq */ `
  "kind": coalesce(kind, "path"),
  "href": select(
    kind == "page" => page->path.current,
    kind == "path" => path,
    kind == "url" => url,
    kind == "phone" && defined(phone) => "tel:" + array::join(string::split(phone, " "), "")
  ),
  "newTab": coalesce(newTab, false)
` as const;

export const actionFragment = /* groq */ `
  "label": coalesce(label, ""),
  "link": link{ ${linkFragment} }
` as const;
