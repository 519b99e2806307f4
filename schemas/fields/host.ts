/** A lower-case host name with an optional port (`www.example.com.au`, `harbour.localhost:3000`). */
export const HOST =
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{2,5})?$/;
