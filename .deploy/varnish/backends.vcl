# The copies of the storefront. Each is asked whether it is ready; one that is not gets no visitors.
import directors;

probe ready {
  .url = "/readyz";
  .interval = 2s;
  .timeout = 3s;
  .window = 3;
  .threshold = 2;
  .initial = 1;
}

backend storefront_1 {
  .host = "storefront-1";
  .port = "3000";
  .probe = ready;
  .first_byte_timeout = 30s;
}

backend storefront_2 {
  .host = "storefront-2";
  .port = "3000";
  .probe = ready;
  .first_byte_timeout = 30s;
}

sub vcl_init {
  new copies = directors.round_robin();
  copies.add_backend(storefront_1);
  copies.add_backend(storefront_2);
}

sub choose_backend {
  set req.backend_hint = copies.backend();
}
