CREATE TABLE "test_drive_bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"lead_id" uuid NOT NULL,
	"car_id" text,
	"dealership_id" text,
	"location_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"status" text DEFAULT 'booked' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"text_agreed" boolean DEFAULT false NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "test_drive_bookings" ADD CONSTRAINT "test_drive_bookings_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "test_drive_bookings_lead" ON "test_drive_bookings" USING btree ("lead_id");--> statement-breakpoint
CREATE UNIQUE INDEX "test_drive_bookings_slot" ON "test_drive_bookings" USING btree ("site_slug","location_id","starts_at",coalesce(car_id, '')) WHERE status = 'booked';--> statement-breakpoint
CREATE UNIQUE INDEX "test_drive_bookings_car" ON "test_drive_bookings" USING btree ("car_id","starts_at") WHERE status = 'booked';--> statement-breakpoint
CREATE INDEX "test_drive_bookings_site" ON "test_drive_bookings" USING btree ("site_slug","starts_at");