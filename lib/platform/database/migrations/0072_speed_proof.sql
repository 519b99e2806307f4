CREATE TABLE "speed_site_regressions" (
	"site_slug" text NOT NULL,
	"release" text NOT NULL,
	"page_kind" text NOT NULL,
	"device" text NOT NULL,
	"metric" text NOT NULL,
	"earlier" text NOT NULL,
	"earlier_p75" double precision NOT NULL,
	"p75" double precision NOT NULL,
	"samples" integer NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "speed_site_regressions_key" PRIMARY KEY("release","site_slug","page_kind","device","metric")
);
--> statement-breakpoint
CREATE INDEX "speed_site_regressions_age" ON "speed_site_regressions" USING btree ("found_at");