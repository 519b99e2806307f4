CREATE TABLE "photo_checks_feeds" (
	"feed_id" text PRIMARY KEY NOT NULL,
	"run_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_checks" (
	"address" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"etag" text,
	"last_modified" text,
	"bytes" bigint,
	"hash" text,
	"version" text,
	"problem" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"look" text,
	"top_band" text,
	"bottom_band" text,
	"is_graphic" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_notes_due" (
	"car_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_uses" (
	"address" text NOT NULL,
	"car_id" text NOT NULL,
	CONSTRAINT "photo_uses_address_car_id_pk" PRIMARY KEY("address","car_id")
);
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "photo_notes" jsonb;--> statement-breakpoint
ALTER TABLE "photo_notes_due" ADD CONSTRAINT "photo_notes_due_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_uses" ADD CONSTRAINT "photo_uses_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_checks_host" ON "photo_checks" USING btree ("host","due_at");--> statement-breakpoint
CREATE INDEX "photo_checks_look" ON "photo_checks" USING btree ("look");--> statement-breakpoint
CREATE INDEX "photo_checks_top" ON "photo_checks" USING btree ("top_band");--> statement-breakpoint
CREATE INDEX "photo_checks_bottom" ON "photo_checks" USING btree ("bottom_band");--> statement-breakpoint
CREATE INDEX "photo_uses_car" ON "photo_uses" USING btree ("car_id");