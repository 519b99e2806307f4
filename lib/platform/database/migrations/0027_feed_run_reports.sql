CREATE TABLE "feed_run_reports" (
	"run_id" bigint PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "undo_cars" (
	"feed_id" text NOT NULL,
	"car_id" text NOT NULL,
	"stocknum" text,
	"dealership_id" text,
	"status" text,
	"show_on_dealer_website" boolean,
	"record" jsonb,
	"content_hash" text,
	"created_at" timestamp with time zone,
	"retired_at" timestamp with time zone,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "undo_cars_feed_id_car_id_pk" PRIMARY KEY("feed_id","car_id")
);
--> statement-breakpoint
DROP INDEX "feed_runs_feed";--> statement-breakpoint
ALTER TABLE "feed_runs" ADD COLUMN "repeated" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_runs" ADD COLUMN "undoes" bigint;--> statement-breakpoint
ALTER TABLE "feed_runs" ADD COLUMN "undone_by" text;--> statement-breakpoint
ALTER TABLE "feed_run_reports" ADD CONSTRAINT "feed_run_reports_run_id_feed_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."feed_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_run_reports_created" ON "feed_run_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "feed_runs_feed" ON "feed_runs" USING btree ("feed_id","id");--> statement-breakpoint
ALTER TABLE "feed_runs" ADD CONSTRAINT "feed_runs_undoes_unique" UNIQUE("undoes");