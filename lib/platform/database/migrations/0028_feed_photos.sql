CREATE TABLE "feed_photos" (
	"feed_id" text NOT NULL,
	"path" text NOT NULL,
	"version" text NOT NULL,
	"name" text,
	"problem" text,
	"wanted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_photos_feed_id_path_pk" PRIMARY KEY("feed_id","path")
);
--> statement-breakpoint
CREATE TABLE "photos_ahead_feeds" (
	"feed_id" text PRIMARY KEY NOT NULL,
	"run_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos_ahead" (
	"address" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_hosts_resting" (
	"host" text PRIMARY KEY NOT NULL,
	"rests" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "photos_ahead_host" ON "photos_ahead" USING btree ("host","due_at");