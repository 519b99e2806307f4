CREATE TABLE "car_view_days" (
	"site" text NOT NULL,
	"car_id" text NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "car_view_days_site_car_id_day_pk" PRIMARY KEY("site","car_id","day")
);
--> statement-breakpoint
ALTER TABLE "feed_secrets" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "adverts_due" ADD COLUMN "is_changed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "site_reports" ADD COLUMN "at_risk" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "car_view_days_age" ON "car_view_days" USING btree ("day");--> statement-breakpoint
-- Until now, incoming and outgoing feeds shared the names of their secrets.
UPDATE "feed_secrets" SET "is_shared" = true;
