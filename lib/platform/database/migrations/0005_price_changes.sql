CREATE TABLE "price_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"car_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"price" integer NOT NULL,
	"was" integer
);
--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_changes_car" ON "price_changes" USING btree ("car_id","id");--> statement-breakpoint
CREATE INDEX "cars_model" ON "cars" USING btree ((lower("record"->>'make')),(lower("record"->>'model')),("record"->>'year'));--> statement-breakpoint
-- What vehicles cost now is the first price known of them, since the day they were listed. An offer that counts stands
-- before the price, and 10 dollars or less is no price (lib/vehicle/price.ts).
INSERT INTO "price_changes" ("car_id", "at", "price")
SELECT "id", least("created_at", now()), round("price")
FROM "cars", LATERAL (
	SELECT CASE WHEN ("record"->>'offer_price')::numeric > 10 THEN ("record"->>'offer_price')::numeric
		ELSE ("record"->>'price')::numeric END AS "price"
) AS "selling"
WHERE "price" > 10;
