CREATE TABLE "agent_checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"platform" text NOT NULL,
	"car_id" text NOT NULL,
	"name" text,
	"mobile" text,
	"email" text,
	"amount_cents" integer NOT NULL,
	"terms_accepted_at" timestamp with time zone,
	"reservation_token" uuid,
	"problem" text,
	"cancelled_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_checkouts_amount" CHECK (amount_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "agent_order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agent_order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"checkout_id" uuid NOT NULL,
	"type" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "agent_requests" (
	"site_slug" text NOT NULL,
	"platform" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"checkout_id" uuid,
	"status" integer,
	"answer" jsonb,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_requests_site_slug_platform_endpoint_key_pk" PRIMARY KEY("site_slug","platform","endpoint","key")
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "platform" text;--> statement-breakpoint
ALTER TABLE "agent_checkouts" ADD CONSTRAINT "agent_checkouts_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_order_events" ADD CONSTRAINT "agent_order_events_checkout_id_agent_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."agent_checkouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_requests" ADD CONSTRAINT "agent_requests_checkout_id_agent_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."agent_checkouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agent_checkouts_reservation" ON "agent_checkouts" USING btree ("site_slug","reservation_token");--> statement-breakpoint
CREATE INDEX "agent_checkouts_age" ON "agent_checkouts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "agent_order_events_due" ON "agent_order_events" USING btree ("next_attempt_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "agent_order_events_checkout" ON "agent_order_events" USING btree ("checkout_id","id");--> statement-breakpoint
CREATE INDEX "agent_requests_age" ON "agent_requests" USING btree ("claimed_at");--> statement-breakpoint
CREATE INDEX "agent_requests_checkout" ON "agent_requests" USING btree ("checkout_id");