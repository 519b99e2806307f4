CREATE TABLE "conversion_receivers" (
	"site_slug" text NOT NULL,
	"receiver" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_sent_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"problem" text,
	CONSTRAINT "conversion_receivers_site_slug_receiver_pk" PRIMARY KEY("site_slug","receiver")
);
--> statement-breakpoint
CREATE TABLE "conversions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_slug" text NOT NULL,
	"receiver" text NOT NULL,
	"kind" text NOT NULL,
	"lead_id" uuid,
	"reservation_id" uuid,
	"occurred_at" timestamp with time zone NOT NULL,
	"value_cents" integer,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"problem" text,
	CONSTRAINT "conversions_of_one" CHECK (num_nonnulls("conversions"."lead_id", "conversions"."reservation_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "source_kind" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "source_name" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "visit" jsonb;--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversions_lead" ON "conversions" USING btree ("receiver","kind","lead_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversions_reservation" ON "conversions" USING btree ("receiver","kind","reservation_id");--> statement-breakpoint
CREATE INDEX "conversions_due" ON "conversions" USING btree ("next_attempt_at") WHERE "conversions"."state" in ('waiting', 'retracting');--> statement-breakpoint
CREATE INDEX "conversions_age" ON "conversions" USING btree ("occurred_at");