ALTER TABLE "own_vehicles" ADD COLUMN "braked_towing" integer;--> statement-breakpoint
ALTER TABLE "own_vehicles" ADD COLUMN "ball_limit" integer;--> statement-breakpoint
ALTER TABLE "own_vehicles" ADD COLUMN "gcm" integer;