CREATE TABLE "car_views" (
	"car_id" text NOT NULL,
	"site" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "car_views_car_id_site_pk" PRIMARY KEY("car_id","site")
);
