CREATE TABLE "own_vehicles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_slug" text NOT NULL,
	"user_id" uuid NOT NULL,
	"rego" text NOT NULL,
	"rego_state" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watchlist_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_slug" text NOT NULL,
	"user_id" uuid NOT NULL,
	"car_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_vehicles" ADD CONSTRAINT "own_vehicles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchlist_items" ADD CONSTRAINT "watchlist_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchlist_items" ADD CONSTRAINT "watchlist_items_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "own_vehicles_rego" ON "own_vehicles" USING btree ("user_id","site_slug","rego_state","rego");--> statement-breakpoint
CREATE UNIQUE INDEX "watchlist_items_car" ON "watchlist_items" USING btree ("user_id","site_slug","car_id");--> statement-breakpoint
CREATE INDEX "watchlist_items_saved" ON "watchlist_items" USING btree ("car_id");--> statement-breakpoint
CREATE INDEX "leads_phone" ON "leads" USING btree ("site_slug",("payload"->>'phone'));--> statement-breakpoint
CREATE INDEX "reservations_mobile" ON "reservations" USING btree ("site_slug","mobile");