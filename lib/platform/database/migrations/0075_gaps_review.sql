CREATE TABLE "publish_checks" (
	"document_id" text NOT NULL,
	"revision" text NOT NULL,
	"document_type" text NOT NULL,
	"title" text NOT NULL,
	"site_ids" text[] NOT NULL,
	"needs" text,
	"outcome" text NOT NULL,
	"published_by" text,
	"published_at" timestamp with time zone NOT NULL,
	"mail_due_at" timestamp with time zone,
	CONSTRAINT "publish_checks_document_id_revision_pk" PRIMARY KEY("document_id","revision")
);
--> statement-breakpoint
CREATE TABLE "page_trial_mails" (
	"trial_id" text PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"ending" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "speed_releases" ADD COLUMN "last_live_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "speed_releases" ADD COLUMN "follows" text;--> statement-breakpoint
ALTER TABLE "agent_checkouts" ADD COLUMN "paying_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "publish_checks_age" ON "publish_checks" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "publish_checks_mail_due" ON "publish_checks" USING btree ("mail_due_at") WHERE "publish_checks"."mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX "page_trial_mails_age" ON "page_trial_mails" USING btree ("created_at");--> statement-breakpoint
UPDATE "speed_releases" SET "follows" = earlier."follows", "last_live_at" = earlier."last_live_at" FROM (
	SELECT r."release",
		lag(r."release") OVER (ORDER BY r."first_seen_at", r."release") AS "follows",
		greatest(r."first_seen_at", (SELECT max(d."day")::timestamp AT TIME ZONE 'UTC' FROM "speed_days" d WHERE d."release" = r."release")) AS "last_live_at"
	FROM "speed_releases" r
) AS earlier WHERE earlier."release" = "speed_releases"."release";
