vcl 4.1;

# The cache in front of the storefront's copies. Start it with the token that the storefront has as PURGE_TOKEN, and with
# two stores, so that a flood of addresses that lead nowhere pushes out nothing but itself:
#   PURGE_TOKEN=... varnishd -a :8000 -f /etc/varnish/default.vcl -p vcl_path=/etc/varnish -p http_gzip_support=off \
#     -s pages=malloc,512m -s notfound=malloc,16m
# backends.vcl says where the copies are and has the sub `choose_backend`; rules.vcl is the same everywhere.
include "backends.vcl";
include "rules.vcl";
