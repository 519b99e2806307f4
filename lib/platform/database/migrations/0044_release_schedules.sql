CREATE TABLE "release_schedules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"release_id" text NOT NULL,
	"title" text NOT NULL,
	"site_ids" text[] NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"scheduled_by" text NOT NULL,
	"scheduled_by_account" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "release_schedules_waiting" ON "release_schedules" USING btree ("release_id") WHERE "release_schedules"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "release_schedules_due" ON "release_schedules" USING btree ("run_at") WHERE "release_schedules"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "release_schedules_release" ON "release_schedules" USING btree ("release_id","created_at");--> statement-breakpoint
CREATE INDEX "release_schedules_created" ON "release_schedules" USING btree ("created_at");