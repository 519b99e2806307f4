ALTER TABLE "users" ADD COLUMN "confirmed_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "link_sent_to" text;