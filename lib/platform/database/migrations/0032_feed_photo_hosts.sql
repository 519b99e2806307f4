CREATE TABLE "feed_photo_hosts" (
	"feed_id" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "feed_photo_hosts_feed_id_source_pk" PRIMARY KEY("feed_id","source")
);
