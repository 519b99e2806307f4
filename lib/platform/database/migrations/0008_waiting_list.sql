CREATE TABLE "waiting_list_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"car_id" text NOT NULL,
	"email" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mail_deliveries" DROP CONSTRAINT "mail_deliveries_about";--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD COLUMN "waiting_list_entry_id" uuid;--> statement-breakpoint
ALTER TABLE "car_views" ADD COLUMN "viewed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_place" ON "waiting_list_entries" USING btree ("site_slug","car_id","email");--> statement-breakpoint
CREATE INDEX "waiting_list_next" ON "waiting_list_entries" USING btree ("car_id","joined_at") WHERE mailed_at is null;--> statement-breakpoint
CREATE INDEX "waiting_list_mailed" ON "waiting_list_entries" USING btree ("car_id","mailed_at");--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_waiting_list_entry_id_waiting_list_entries_id_fk" FOREIGN KEY ("waiting_list_entry_id") REFERENCES "public"."waiting_list_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_age" ON "events" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_deliveries_waiting_list" ON "mail_deliveries" USING btree ("waiting_list_entry_id","kind");--> statement-breakpoint
CREATE INDEX "reservations_car" ON "reservations" USING btree ("car_id");--> statement-breakpoint
CREATE INDEX "car_views_age" ON "car_views" USING btree ("viewed_at");--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_about" CHECK (num_nonnulls(lead_id, reservation_id, online_payment_id, waiting_list_entry_id) = 1);