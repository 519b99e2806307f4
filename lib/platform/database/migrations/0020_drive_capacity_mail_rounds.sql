DROP INDEX "test_drive_bookings_slot";--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD COLUMN "round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "test_drive_bookings_place" ON "test_drive_bookings" USING btree ("site_slug","location_id","starts_at") WHERE status = 'booked';