CREATE TABLE "site_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_slug" text NOT NULL,
	"week" date NOT NULL,
	"vehicles" integer NOT NULL,
	"findings" jsonb NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_deliveries" DROP CONSTRAINT "mail_deliveries_about";--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD COLUMN "site_report_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "site_reports_week" ON "site_reports" USING btree ("site_slug","week");--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_site_report_id_site_reports_id_fk" FOREIGN KEY ("site_report_id") REFERENCES "public"."site_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_deliveries_site_report" ON "mail_deliveries" USING btree ("site_report_id","kind");--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_about" CHECK (num_nonnulls(lead_id, reservation_id, online_payment_id, waiting_list_entry_id, alert_message_id, spin_to_win_entry_id, site_report_id) = 1);