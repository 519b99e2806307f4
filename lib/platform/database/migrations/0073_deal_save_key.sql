ALTER TABLE "deals" ADD COLUMN "save_key" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "deals_save_key" ON "deals" USING btree ("site_slug","save_key");