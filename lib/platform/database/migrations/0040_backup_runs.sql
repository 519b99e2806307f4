CREATE TABLE "backup_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	"bytes" bigint,
	"seconds" double precision NOT NULL,
	"problem" text
);
--> statement-breakpoint
CREATE INDEX "backup_runs_taken" ON "backup_runs" USING btree ("kind","taken_at");