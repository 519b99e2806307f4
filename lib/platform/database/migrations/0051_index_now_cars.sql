CREATE TABLE "index_now_cars" (
	"site_slug" text NOT NULL,
	"car_id" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "index_now_cars_site_slug_car_id_pk" PRIMARY KEY("site_slug","car_id")
);
--> statement-breakpoint
ALTER TABLE "index_now_cars" ADD CONSTRAINT "index_now_cars_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;