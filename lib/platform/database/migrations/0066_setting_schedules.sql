CREATE TABLE "setting_schedules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"changes" jsonb NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"scheduled_by" text NOT NULL,
	"scheduled_by_account" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"cancelled_by" text,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "setting_schedules_due" ON "setting_schedules" USING btree ("run_at") WHERE "setting_schedules"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "setting_schedules_created" ON "setting_schedules" USING btree ("created_at");