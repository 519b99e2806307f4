ALTER TABLE "users" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "online_payments" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_language" CHECK ("users"."language" in ('en', 'zh', 'vi', 'ar'));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_language" CHECK ("leads"."language" in ('en', 'zh', 'vi', 'ar'));--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_language" CHECK ("waiting_list_entries"."language" in ('en', 'zh', 'vi', 'ar'));--> statement-breakpoint
ALTER TABLE "online_payments" ADD CONSTRAINT "online_payments_language" CHECK ("online_payments"."language" in ('en', 'zh', 'vi', 'ar'));--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_language" CHECK ("reservations"."language" in ('en', 'zh', 'vi', 'ar'));