import { stopNewsNowPath } from '@forecourt/lib/leads/news-link';
import { STOP_NEWS_WORDS } from '@forecourt/lib/leads/opt-in-words';
import type { News } from '@/features/enquiry/stop-news.server.ts';
import { Notice } from '@/features/payments/Notice.tsx';

/** Unsubscribes from marketing with a button; opening the link changes nothing. */
export function StopNewsPage({ news, token, dealer }: { news: News; token: string; dealer: string }) {
  return (
    <main id="content" className="container py-section">
      {news === 'on' && (
        <Notice
          tone="info"
          icon="mail"
          title="Stop news and offers?"
          actions={
            <form method="post" action={stopNewsNowPath(token)}>
              <button type="submit" className="btn btn-primary btn-lg">
                {STOP_NEWS_WORDS}
              </button>
            </form>
          }
        >
          <p>{`${dealer} will send you none of these any more, and still answers what you asked.`}</p>
        </Notice>
      )}
      {news === 'off' && (
        <Notice tone="success" icon="circle-check" title="News and offers are off">
          <p>{`${dealer} no longer has your consent to send them.`}</p>
        </Notice>
      )}
      {news === 'unknown' && (
        <Notice tone="warning" icon="info" title="This link does not work">
          <p>Open it from the message once more: a part of it may be missing.</p>
        </Notice>
      )}
    </main>
  );
}
