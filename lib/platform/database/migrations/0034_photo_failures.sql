CREATE TABLE "photo_failures" (
	"address" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"failed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "photo_failures_failed" ON "photo_failures" USING btree ("failed_at");