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
ALTER TABLE "feed_runs" ADD COLUMN "undoes" bigint;--> statement-breakpoint
ALTER TABLE "feed_runs" ADD COLUMN "undone_by" text;--> statement-breakpoint
ALTER TABLE "feed_runs" ADD CONSTRAINT "feed_runs_undoes_unique" UNIQUE("undoes");