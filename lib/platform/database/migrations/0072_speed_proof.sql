CREATE TABLE "removal_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document_id" text NOT NULL,
	"document_type" text NOT NULL,
	"title" text NOT NULL,
	"site_ids" text[] NOT NULL,
	"removal" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"requested_by" text NOT NULL,
	"answered_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"mail_due_at" timestamp with time zone DEFAULT now()
);
--> statement-breakpoint
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
CREATE UNIQUE INDEX "removal_requests_open" ON "removal_requests" USING btree ("document_id") WHERE "removal_requests"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "removal_requests_document" ON "removal_requests" USING btree ("document_id","created_at");--> statement-breakpoint
CREATE INDEX "removal_requests_created" ON "removal_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "removal_requests_mail_due" ON "removal_requests" USING btree ("mail_due_at") WHERE "removal_requests"."mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX "speed_site_regressions_age" ON "speed_site_regressions" USING btree ("found_at");