ALTER TABLE "users" ADD COLUMN "payment_choice" jsonb;--> statement-breakpoint
ALTER TABLE "finance_applications" ADD COLUMN "approval" jsonb;--> statement-breakpoint
ALTER TABLE "finance_applications" ADD COLUMN "checked_at" timestamp with time zone;