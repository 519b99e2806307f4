export function download(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // The browser has read the URL by then.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
