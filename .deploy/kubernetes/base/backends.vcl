# The storefronts of a cluster: one address, behind which Kubernetes has those that are ready.
probe ready {
  .url = "/readyz";
  .interval = 2s;
  .timeout = 3s;
  .window = 3;
  .threshold = 2;
  .initial = 1;
}

backend storefront {
  .host = "storefront";
  .port = "80";
  .probe = ready;
  .first_byte_timeout = 30s;
}

sub choose_backend {
  set req.backend_hint = storefront;
}
