CREATE TABLE "service_bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"lead_id" uuid NOT NULL,
	"dealership_id" text,
	"location_id" text NOT NULL,
	"arrives_at" timestamp with time zone NOT NULL,
	"leaves_at" timestamp with time zone NOT NULL,
	"bay_times" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"way" text NOT NULL,
	"jobs" jsonb NOT NULL,
	"status" text DEFAULT 'booked' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"text_agreed" boolean DEFAULT false NOT NULL,
	"reminded_at" timestamp with time zone,
	"text_kind" text,
	"text_state" text,
	"text_attempts" integer DEFAULT 0 NOT NULL,
	"text_queued_at" timestamp with time zone,
	"text_due_at" timestamp with time zone,
	"arrived_at" timestamp with time zone,
	"ready_at" timestamp with time zone,
	"note" text,
	"changed_by" text,
	"changed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "service_bookings" ADD CONSTRAINT "service_bookings_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_bookings_lead" ON "service_bookings" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "service_bookings_place" ON "service_bookings" USING btree ("location_id","leaves_at","arrives_at") WHERE status = 'booked';--> statement-breakpoint
CREATE INDEX "service_bookings_site" ON "service_bookings" USING btree ("site_slug","arrives_at");--> statement-breakpoint
CREATE INDEX "service_bookings_texts" ON "service_bookings" USING btree ("text_due_at") WHERE text_state in ('waiting', 'sending');