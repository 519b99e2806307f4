CREATE TABLE "feed_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_sources" (
	"feed_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"requested_at" timestamp with time zone,
	"tried_at" timestamp with time zone,
	"succeeded_at" timestamp with time zone,
	"problem" text,
	"told_at" timestamp with time zone,
	"etag" text,
	"last_modified" text,
	"fingerprint" text,
	"host_key" text,
	"offered_host_key" text
);
