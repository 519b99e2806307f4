CREATE TABLE "lead_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel_id" text DEFAULT '' NOT NULL,
	"channel_name" text DEFAULT '' NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"problem" text,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "alerted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_deliveries_channel" ON "lead_deliveries" USING btree ("lead_id","channel_id");--> statement-breakpoint
CREATE INDEX "lead_deliveries_due" ON "lead_deliveries" USING btree ("next_attempt_at") WHERE "lead_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "lead_deliveries_dead" ON "lead_deliveries" USING btree ("next_attempt_at") WHERE "lead_deliveries"."state" = 'dead';--> statement-breakpoint
-- The only word that was kept of those that came before is the last one.
UPDATE "leads" SET "answered_at" = "status_at" WHERE "status" <> 'new';
