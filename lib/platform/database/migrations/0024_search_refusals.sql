CREATE TABLE "search_refusals" (
	"car_id" text PRIMARY KEY NOT NULL,
	"problem" text NOT NULL,
	"refused_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_refusals" ADD CONSTRAINT "search_refusals_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;