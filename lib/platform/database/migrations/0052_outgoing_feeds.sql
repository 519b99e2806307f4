CREATE TABLE "advert_feeds" (
	"feed_id" text PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"last_checked_at" timestamp with time zone,
	"last_sent_at" timestamp with time zone,
	"selected" integer DEFAULT 0 NOT NULL,
	"advertised" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "advert_states" (
	"feed_id" text NOT NULL,
	"car_id" text NOT NULL,
	"row_hash" text,
	"sent_at" timestamp with time zone,
	"refused" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"receiver_message" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "advert_states_feed_id_car_id_pk" PRIMARY KEY("feed_id","car_id")
);
--> statement-breakpoint
ALTER TABLE "advert_states" ADD CONSTRAINT "advert_states_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advert_states_car" ON "advert_states" USING btree ("car_id");