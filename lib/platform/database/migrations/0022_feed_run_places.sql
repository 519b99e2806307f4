ALTER TABLE "feed_runs" ADD COLUMN "held" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_runs" ADD COLUMN "accepted" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_runs" ADD COLUMN "places" jsonb DEFAULT '[]'::jsonb NOT NULL;