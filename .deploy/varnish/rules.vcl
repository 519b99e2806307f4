# What is kept in front of the storefront, under which name, and how it is forgotten. The storefront says on each answer
# whether it may be kept and for how long (storefront/server/cache-headers.ts): only what has keys, and files whose address
# changes with them. scripts/checks/integration/front holds these rules.
import std;
import xkey;

# /away.html is the site's page for outages, and /zh/away.html the one in Chinese. It is cached with the first page of its host
# in its language, and shown with status 503 while no storefront answers. Both take a restart, and req.http.x-away says what it
# is for.
sub away_address {
  set req.url = regsub(req.url, "^(/(zh|vi|ar))?([/?].*)?$", "\1/away.html");
}
sub plain_form {
  unset req.http.accept-encoding;
  unset req.http.if-none-match;
  unset req.http.if-modified-since;
  unset req.http.range;
  unset req.http.rsc;
}

sub vcl_recv {
  if (req.restarts == 0) {
    unset req.http.x-away;
    unset req.http.x-away-url;
    unset req.http.x-away-encoding;
  }
  if (req.method == "PURGE") {
    if (std.getenv("PURGE_TOKEN") == "" || req.http.authorization != "Bearer " + std.getenv("PURGE_TOKEN")) {
      return (synth(403));
    }
    if (!req.http.surrogate-key) {
      return (synth(400));
    }
    set req.http.x-forgotten = xkey.purge(req.http.surrogate-key);
    return (synth(200));
  }

  if (!req.http.host) {
    return (synth(400));
  }
  set req.http.host = std.tolower(req.http.host);
  call choose_backend;
  # Expired pages are served only while no storefront is ready.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 0s;
  }
  if (req.http.x-away == "show") {
    set req.grace = 7d;
  }
  # Nobody outside says what is ours to say.
  unset req.http.x-forgotten;
  # Pages with an A/B trial vary by this header, and only these: one of 60 numbers with the kind of device, so that a page has
  # at most 121 copies.
  # Visitors without the cookie share the page as published. The storefront lets a page with a trial be kept only with this header.
  set req.http.x-trial-visitor = "none";
  if (req.http.cookie ~ "(^|; ?)forecourt-trials=[0-5]?[0-9][pd](;|$)") {
    set req.http.x-trial-visitor = regsub(req.http.cookie, "^(.*; ?)?forecourt-trials=([0-5]?[0-9][pd])(;.*)?$", "\2");
  }
  if (req.http.x-forwarded-proto ~ "(?i)^https") {
    set req.http.x-forwarded-proto = "https";
  } else {
    unset req.http.x-forwarded-proto;
  }

  # Safe to receive twice, so that another copy gets it when the first one does not answer: news of changes, and leads without a
  # file, whose token makes them one.
  unset req.http.x-repeatable;
  if (req.method == "POST" && req.url ~ "^/api/(content|stock|models)/changed$") {
    set req.http.x-repeatable = "yes";
    std.cache_req_body(600KB);
    return (pass);
  }
  if ((req.method == "POST" || req.method == "PATCH") && req.url ~ "^/api/(leads|forms/submit)([/?]|$)"
    && req.http.content-length ~ "^[0-9]{1,5}$") {
    set req.http.x-repeatable = "yes";
    std.cache_req_body(100KB);
    return (pass);
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.url ~ "^(/(zh|vi|ar))?/away[.]html$") {
    call plain_form;
    return (hash);
  }
  # A preview shows drafts; routes below /api answer one visitor, or say themselves how long a browser may keep them.
  if (req.http.cookie ~ "__prerender_bypass=" || req.url ~ "^/api/" || req.url ~ "^/(livez|readyz)$") {
    return (pass);
  }
  # Three forms of each page, not one for every way in which browsers list what they take.
  if (req.http.accept-encoding ~ "(^|[ ,])br($|[ ,;])" && req.http.accept-encoding !~ "br;q=0($|[ ,])") {
    set req.http.accept-encoding = "br";
  } elsif (req.http.accept-encoding ~ "gzip" && req.http.accept-encoding !~ "gzip;q=0($|[ ,])") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }
  # A vehicle's address has the page as HTML and as Markdown, by what the client takes. Browsers list a lot, but never Markdown.
  if (req.url ~ "^/cars/[^/?]+/?([?]|$)") {
    if (req.http.accept ~ "(?i)text/markdown") {
      return (pass);
    }
    # One value for all, so that `vary` does not split the cache. Refusals and outage pages are HTML only for those who accept it.
    set req.http.accept = "text/html";
  }
  # Pages are the same for all visitors, whatever cookies they have, except those with a trial: see .docs/decisions/0016-whole-page-cache.md.
  return (hash);
}

sub vcl_hash {
  # One for all protocols: it loads nothing.
  if (req.url ~ "^(/(zh|vi|ar))?/away[.]html$") {
    hash_data(req.url);
    hash_data(req.http.host);
    return (lookup);
  }
  # The framework's navigations repeat in the address what their headers say; the headers tell the forms of a page apart.
  hash_data(regsub(regsub(req.url, "([?&])_rsc=[^&]*(&|$)", "\1"), "[?&]$", ""));
  hash_data(req.http.host);
  # The security headers differ.
  hash_data(req.http.x-forwarded-proto);
  return (lookup);
}

sub vcl_backend_fetch {
  unset bereq.http.x-away;
  unset bereq.http.x-away-url;
  unset bereq.http.x-away-encoding;
}

sub vcl_backend_response {
  unset beresp.http.x-away;
  set beresp.grace = 0s;
  set beresp.keep = 0s;
  if (bereq.uncacheable) {
    return (deliver);
  }
  # A failure is never kept, whatever its headers say; a missing page is an answer.
  if (beresp.ttl > 0s && (beresp.status < 400 || beresp.status == 404 || beresp.status == 410)
      && !beresp.http.set-cookie && beresp.http.cache-control !~ "private|no-store") {
    if (beresp.http.surrogate-key) {
      set beresp.http.xkey = beresp.http.surrogate-key;
      # Where a visitor comes from changes nothing of a page that is cached whole.
      if (beresp.http.vary) {
        set beresp.http.vary = regsuball(beresp.http.vary, "(?i)next-router-state-tree,? *", "");
      }
      unset beresp.http.x-request-id;
      if (beresp.status == 404) {
        set beresp.storage = storage.notfound;
      } else {
        set beresp.storage = storage.pages;
        set beresp.grace = 6h;
      }
      if (bereq.url ~ "^(/(zh|vi|ar))?/away[.]html$") {
        unset beresp.http.vary;
        set beresp.ttl = 10m;
        set beresp.grace = 7d;
      }
      return (deliver);
    }
    if (beresp.status == 200 && beresp.http.cache-control ~ "immutable") {
      set beresp.storage = storage.pages;
      return (deliver);
    }
  }
  # Whoever asks for the same now need not wait for this answer, which is not theirs.
  set beresp.uncacheable = true;
  set beresp.ttl = 10s;
  return (deliver);
}

sub vcl_backend_error {
  # The next copy may live.
  if (bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD" || bereq.http.x-repeatable)) {
    return (retry);
  }
  set beresp.http.x-away = "1";
  set beresp.http.content-type = "text/html; charset=utf-8";
  set beresp.http.cache-control = "private, no-store";
  set beresp.http.retry-after = "5";
  synthetic({"<!doctype html>
<html lang="en-AU">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Back in a moment</title>
<style>
body { display: grid; min-height: 90vh; place-content: center; margin: 0 24px; font: 18px/1.5 system-ui, sans-serif; color: #1c2430; }
h1 { margin: 0; font-size: 32px; line-height: 1.2; }
a { color: inherit; }
</style>
<main>
<h1>We'll be back in a moment</h1>
<p>The website cannot be reached right now. Please <a href="">try again</a> in a moment, or give us a call.</p>
</main>
"});
  return (deliver);
}

# For what Varnish makes itself. The storefront states its own (storefront/server/default-headers.ts).
sub default_headers {
  if (!resp.http.x-content-type-options) {
    set resp.http.x-content-type-options = "nosniff";
  }
  if (!resp.http.content-security-policy) {
    set resp.http.content-security-policy = "frame-ancestors 'self'";
  }
  if (!resp.http.strict-transport-security && req.http.x-forwarded-proto ~ "(?i)^https") {
    if (std.getenv("HSTS_SUBDOMAINS") == "false") {
      set resp.http.strict-transport-security = "max-age=63072000";
    } else {
      set resp.http.strict-transport-security = "max-age=63072000; includeSubDomains";
    }
  }
}

sub vcl_deliver {
  if (req.http.x-away == "warm") {
    # Back to the page, whatever came of it.
    set req.http.x-away = "warmed";
    set req.url = req.http.x-away-url;
    if (req.http.x-away-encoding) {
      set req.http.accept-encoding = req.http.x-away-encoding;
    }
    return (restart);
  }
  if (req.http.x-away == "show") {
    if (resp.status == 200) {
      set resp.status = 503;
      set resp.reason = "Service Unavailable";
      set req.http.x-away = "shown";
      set resp.http.cache-control = "private, no-store";
      set resp.http.retry-after = "5";
      unset resp.http.etag;
      unset resp.http.last-modified;
    } elsif (req.url != "/away.html") {
      # No page in this language was shown before the outage.
      set req.url = "/away.html";
      return (restart);
    }
  } elsif (resp.http.x-away) {
    if ((req.method == "GET" || req.method == "HEAD") && req.url !~ "^/(api|_next)/") {
      set req.http.x-away = "show";
      call away_address;
      return (restart);
    }
  } elsif (req.restarts == 0 && req.method == "GET" && obj.hits == 0 && resp.status == 200 && resp.http.xkey
      && resp.http.content-type ~ "^text/html" && req.url !~ "^(/(zh|vi|ar))?/away[.]html$" && !req.http.rsc && !req.http.if-none-match
      && !req.http.if-modified-since && !req.http.range) {
    set req.http.x-away = "warm";
    set req.http.x-away-url = req.url;
    set req.http.x-away-encoding = req.http.accept-encoding;
    call away_address;
    return (restart);
  }
  unset resp.http.x-away;
  # What was said to us alone.
  unset resp.http.surrogate-key;
  unset resp.http.xkey;
  unset resp.http.via;
  unset resp.http.x-varnish;
  call default_headers;
  if (resp.http.cache-control) {
    set resp.http.cache-control = regsub(resp.http.cache-control, ",? *s-maxage=[0-9]+", "");
  }
  # A browser asks each time: how long we have had a page is nothing to it.
  unset resp.http.age;
  if (req.http.x-away == "shown") {
    set resp.http.x-cache = "AWAY";
  } elsif (req.http.x-away == "warmed") {
    set resp.http.x-cache = "MISS";
  } elsif (obj.hits > 0 && obj.ttl < 0s) {
    set resp.http.x-cache = "STALE";
  } elsif (obj.hits > 0) {
    set resp.http.x-cache = "HIT";
  } else {
    set resp.http.x-cache = "MISS";
  }
}

sub vcl_synth {
  call default_headers;
  if (req.method == "PURGE") {
    set resp.http.content-type = "text/plain; charset=utf-8";
    synthetic("" + resp.status + " " + req.http.x-forgotten);
    return (deliver);
  }
}
