CREATE TABLE "page_trial_days" (
	"site_slug" text NOT NULL,
	"trial_id" text NOT NULL,
	"day" date NOT NULL,
	"arm" text NOT NULL,
	"exposures" integer DEFAULT 0 NOT NULL,
	"leads" integer DEFAULT 0 NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"errors" integer DEFAULT 0 NOT NULL,
	"slow" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "page_trial_days_site_slug_trial_id_day_arm_pk" PRIMARY KEY("site_slug","trial_id","day","arm")
);
--> statement-breakpoint
CREATE INDEX "page_trial_days_age" ON "page_trial_days" USING btree ("day");