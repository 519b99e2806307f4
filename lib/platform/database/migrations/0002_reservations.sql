CREATE TABLE "mail_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" uuid,
	"reservation_id" uuid,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"problem" text,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_deliveries_about" CHECK (num_nonnulls(lead_id, reservation_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reservation_id" uuid,
	"effect" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"repaired" integer NOT NULL,
	"failed" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservation_transitions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservation_transitions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reservation_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"note" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"site_slug" text NOT NULL,
	"token" uuid NOT NULL,
	"car_id" text NOT NULL,
	"car" jsonb NOT NULL,
	"dealership_id" text NOT NULL,
	"location_id" text,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"email" text NOT NULL,
	"choices" jsonb NOT NULL,
	"terms_accepted_at" timestamp with time zone,
	"amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'aud' NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"held_until" timestamp with time zone NOT NULL,
	"hold_hours" integer NOT NULL,
	"payment_page" text NOT NULL,
	"return_url" text NOT NULL,
	"session_id" text,
	"session_closed" boolean DEFAULT false NOT NULL,
	"payment_intent_id" text,
	"paid_cents" integer,
	"paid_at" timestamp with time zone,
	"refund_id" text,
	"refunds_failed" integer DEFAULT 0 NOT NULL,
	"refund_attempts" integer DEFAULT 0 NOT NULL,
	"refund_due_at" timestamp with time zone,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"refunded_at" timestamp with time zone,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservations_amount" CHECK (amount_cents > 0 and currency = 'aud'),
	CONSTRAINT "reservations_money" CHECK (refunded_cents >= 0 and refunded_cents <= coalesce(paid_cents, 0)),
	CONSTRAINT "reservations_status" CHECK (status in ('held', 'paid', 'agreed', 'completed', 'expired', 'cancelled', 'refund_pending', 'refunded'))
);
--> statement-breakpoint
-- One outbox for the mails of leads and reservations: what waits goes on waiting.
INSERT INTO "mail_deliveries" ("lead_id", "kind", "state", "attempts", "next_attempt_at", "problem", "sent_at")
SELECT "lead_id", "kind", "state", "attempts", "next_attempt_at", "problem", "sent_at" FROM "lead_deliveries" ORDER BY "id";--> statement-breakpoint
DROP TABLE "lead_deliveries" CASCADE;--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_transitions" ADD CONSTRAINT "reservation_transitions_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_deliveries_lead" ON "mail_deliveries" USING btree ("lead_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_deliveries_reservation" ON "mail_deliveries" USING btree ("reservation_id","kind");--> statement-breakpoint
CREATE INDEX "mail_deliveries_due" ON "mail_deliveries" USING btree ("next_attempt_at") WHERE "mail_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "payment_events_created" ON "payment_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reservation_transitions_of" ON "reservation_transitions" USING btree ("reservation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_reference" ON "reservations" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_submission" ON "reservations" USING btree ("site_slug","token");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_session" ON "reservations" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_payment" ON "reservations" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_live_car" ON "reservations" USING btree ("car_id") WHERE status in ('held', 'paid', 'agreed');--> statement-breakpoint
CREATE INDEX "reservations_site" ON "reservations" USING btree ("site_slug","created_at");--> statement-breakpoint
CREATE INDEX "reservations_due" ON "reservations" USING btree ("held_until") WHERE status in ('held', 'paid');--> statement-breakpoint
CREATE INDEX "reservations_open_session" ON "reservations" USING btree ("created_at") WHERE not session_closed;--> statement-breakpoint
CREATE INDEX "reservations_refunds" ON "reservations" USING btree ("refund_due_at") WHERE status = 'refund_pending';