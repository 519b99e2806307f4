CREATE TABLE "vehicle_checks" (
	"car_id" text NOT NULL,
	"register" text NOT NULL,
	"vin" text NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone,
	"result" jsonb,
	"blocks_reserving" boolean DEFAULT false NOT NULL,
	CONSTRAINT "vehicle_checks_car_id_register_pk" PRIMARY KEY("car_id","register")
);
--> statement-breakpoint
ALTER TABLE "valuations" ADD COLUMN "inspected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "valuations" ADD COLUMN "inspected_amount" integer;--> statement-breakpoint
ALTER TABLE "vehicle_checks" ADD CONSTRAINT "vehicle_checks_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vehicle_checks_due" ON "vehicle_checks" USING btree ("next_at");