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
	"due_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"tried_at" timestamp with time zone,
	"succeeded_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	"problem" text,
	"failure_told_at" timestamp with time zone,
	"silence_told_at" timestamp with time zone,
	"etag" text,
	"last_modified" text,
	"fingerprint" text,
	"refusal" text,
	"host_key" text,
	"offered_host_key" text
);
