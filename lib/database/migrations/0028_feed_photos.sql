CREATE TABLE "feed_photos" (
	"feed_id" text NOT NULL,
	"path" text NOT NULL,
	"version" text NOT NULL,
	"name" text,
	"problem" text,
	"wanted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_photos_feed_id_path_pk" PRIMARY KEY("feed_id","path")
);
