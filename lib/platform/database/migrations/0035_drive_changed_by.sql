ALTER TABLE "test_drive_bookings" ADD COLUMN "changed_by" text;--> statement-breakpoint
ALTER TABLE "test_drive_bookings" ADD COLUMN "changed_at" timestamp with time zone;