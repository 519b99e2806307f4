ALTER TABLE "lead_deliveries" ADD COLUMN "trace_parent" text;--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD COLUMN "trace_parent" text;