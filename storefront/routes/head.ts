import type { Metadata } from 'next';
import { unstable_rethrow } from 'next/navigation';

/**
 * The head of a page, or an empty one if its content cannot be read: a head that fails replaces the whole document, while
 * a page that fails says so inside the site's header and footer.
 * @param reading what the page itself waits for as well, so that no page is cached with an empty head
 */
export async function headOf<Content>(
  reading: Promise<Content>,
  head: (content: Content) => Metadata | Promise<Metadata>,
): Promise<Metadata> {
  let content: Content;
  try {
    content = await reading;
  } catch (error) {
    unstable_rethrow(error);
    return {};
  }
  return head(content);
}
