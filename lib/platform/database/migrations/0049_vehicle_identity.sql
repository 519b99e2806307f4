ALTER TABLE "undo_cars" ADD COLUMN "listed_by" text;--> statement-breakpoint
CREATE INDEX "cars_vin" ON "cars" USING btree (("record"->>'vin'));--> statement-breakpoint
CREATE INDEX "cars_regplate" ON "cars" USING btree (("record"->>'regplate')) WHERE "cars"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "cars_stocknum" ON "cars" USING btree ("dealership_id","stocknum") WHERE "cars"."retired_at" is null;