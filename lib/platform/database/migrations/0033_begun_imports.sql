CREATE TABLE "begun_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"feed_id" text NOT NULL,
	"file_name" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL
);
