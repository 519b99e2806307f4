CREATE TABLE "content_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document_id" text NOT NULL,
	"document_type" text NOT NULL,
	"title" text NOT NULL,
	"site_ids" text[] NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"approved_revision" text,
	"requested_by" text NOT NULL,
	"request_text" text DEFAULT '' NOT NULL,
	"assigned_to" text,
	"due_on" text,
	"decided_by" text,
	"decision_text" text DEFAULT '' NOT NULL,
	"comments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"mail_due_at" timestamp with time zone DEFAULT now(),
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "content_reviews_open" ON "content_reviews" USING btree ("document_id") WHERE "content_reviews"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "content_reviews_document" ON "content_reviews" USING btree ("document_id","created_at");--> statement-breakpoint
CREATE INDEX "content_reviews_created" ON "content_reviews" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "content_reviews_mail_due" ON "content_reviews" USING btree ("mail_due_at") WHERE "content_reviews"."mail_due_at" is not null;