CREATE TABLE "online_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"site_slug" text NOT NULL,
	"subject" text NOT NULL,
	"car_title" text,
	"dealership_id" text,
	"location_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"note" text NOT NULL,
	"digest" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'aud' NOT NULL,
	"status" text NOT NULL,
	"return_url" text NOT NULL,
	"payable_until" timestamp with time zone NOT NULL,
	"session_id" text,
	"session_closed" boolean DEFAULT false NOT NULL,
	"payment_intent_id" text,
	"paid_cents" integer,
	"paid_at" timestamp with time zone,
	"refund_id" text,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"refunded_at" timestamp with time zone,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "online_payments_amount" CHECK (amount_cents > 0 and currency = 'aud'),
	CONSTRAINT "online_payments_money" CHECK (refunded_cents >= 0 and refunded_cents <= coalesce(paid_cents, 0)),
	CONSTRAINT "online_payments_status" CHECK (status in ('open', 'paid', 'expired', 'cancelled', 'refunded'))
);
--> statement-breakpoint
ALTER TABLE "mail_deliveries" DROP CONSTRAINT "mail_deliveries_about";--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD COLUMN "online_payment_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "online_payment_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "online_payments_reference" ON "online_payments" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "online_payments_session" ON "online_payments" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "online_payments_intent" ON "online_payments" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "online_payments_open" ON "online_payments" USING btree ("site_slug","digest") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "online_payments_same" ON "online_payments" USING btree ("site_slug","digest","paid_at");--> statement-breakpoint
CREATE INDEX "online_payments_site" ON "online_payments" USING btree ("site_slug","created_at");--> statement-breakpoint
CREATE INDEX "online_payments_open_session" ON "online_payments" USING btree ("created_at") WHERE not session_closed;--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_online_payment_id_online_payments_id_fk" FOREIGN KEY ("online_payment_id") REFERENCES "public"."online_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_online_payment_id_online_payments_id_fk" FOREIGN KEY ("online_payment_id") REFERENCES "public"."online_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_deliveries_online_payment" ON "mail_deliveries" USING btree ("online_payment_id","kind");--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_about" CHECK (num_nonnulls(lead_id, reservation_id, online_payment_id) = 1);