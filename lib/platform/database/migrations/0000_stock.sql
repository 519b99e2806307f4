CREATE TABLE "cars" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"feed_id" text NOT NULL,
	"stocknum" text NOT NULL,
	"dealership_id" text NOT NULL,
	"status" text NOT NULL,
	"show_on_dealer_website" boolean NOT NULL,
	"record" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "feed_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"feed_id" text NOT NULL,
	"file_name" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"rows_read" integer NOT NULL,
	"taken" integer NOT NULL,
	"rejected" integer NOT NULL,
	"mended" integer NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"retired" integer NOT NULL,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_imported_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stock_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"car_id" text NOT NULL,
	"slug" text NOT NULL,
	"dealership_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"indexed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cars_slug" ON "cars" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "cars_feed" ON "cars" USING btree ("feed_id");--> statement-breakpoint
CREATE INDEX "cars_dealership" ON "cars" USING btree ("dealership_id") WHERE "cars"."show_on_dealer_website";--> statement-breakpoint
CREATE INDEX "feed_runs_feed" ON "feed_runs" USING btree ("feed_id","started_at");--> statement-breakpoint
CREATE INDEX "stock_outbox_to_index" ON "stock_outbox" USING btree ("id") WHERE "stock_outbox"."indexed_at" is null;--> statement-breakpoint
CREATE INDEX "stock_outbox_to_announce" ON "stock_outbox" USING btree ("id") WHERE "stock_outbox"."indexed_at" is not null;