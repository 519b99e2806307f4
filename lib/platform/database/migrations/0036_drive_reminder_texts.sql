ALTER TABLE "test_drive_bookings" ADD COLUMN "text_state" text;--> statement-breakpoint
ALTER TABLE "test_drive_bookings" ADD COLUMN "text_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "test_drive_bookings" ADD COLUMN "text_due_at" timestamp with time zone;