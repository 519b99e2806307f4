CREATE TABLE "law_checks" (
	"site_slug" text PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"progress_at" timestamp with time zone,
	"pages_read" integer DEFAULT 0 NOT NULL,
	"pages_total" integer,
	"finished_at" timestamp with time zone,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failed_at" timestamp with time zone,
	"problem" text
);
