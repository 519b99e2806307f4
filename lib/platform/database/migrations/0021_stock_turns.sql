DROP INDEX "alerts_car";--> statement-breakpoint
DROP INDEX "stock_outbox_to_index";--> statement-breakpoint
DROP INDEX "stock_outbox_to_announce";--> statement-breakpoint
DROP INDEX "cars_feed";--> statement-breakpoint
CREATE INDEX "cars_retired" ON "cars" USING btree ("retired_at") WHERE "cars"."retired_at" is not null;--> statement-breakpoint
CREATE INDEX "alerts_car" ON "alerts" USING btree ("car_id");--> statement-breakpoint
CREATE INDEX "stock_outbox_to_index" ON "stock_outbox" USING btree ("dealership_id","id") WHERE "stock_outbox"."indexed_at" is null;--> statement-breakpoint
CREATE INDEX "stock_outbox_to_announce" ON "stock_outbox" USING btree ("dealership_id","id") WHERE "stock_outbox"."indexed_at" is not null;--> statement-breakpoint
CREATE INDEX "cars_feed" ON "cars" USING btree ("feed_id") WHERE "cars"."retired_at" is null;