CREATE TABLE "hold_addresses" (
	"reservation_id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"held_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hold_addresses" ADD CONSTRAINT "hold_addresses_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hold_addresses_address" ON "hold_addresses" USING btree ("address");--> statement-breakpoint
CREATE INDEX "hold_addresses_age" ON "hold_addresses" USING btree ("held_at");--> statement-breakpoint
CREATE INDEX "mail_deliveries_dead" ON "mail_deliveries" USING btree ("next_attempt_at") WHERE "mail_deliveries"."state" = 'dead';