CREATE TABLE "lead_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"thread_id" uuid,
	"lead_id" uuid,
	"direction" text NOT NULL,
	"state" text NOT NULL,
	"phone" text NOT NULL,
	"number" text NOT NULL,
	"location_id" text,
	"source" text,
	"author_id" text,
	"provider_id" text,
	"started_at" timestamp with time zone NOT NULL,
	"seconds" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_message_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_opt_outs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_slug" text NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_messages" ADD COLUMN "number" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "lead_messages_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "lead_messages" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_messages" ADD COLUMN "shows_vehicle" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_messages" ADD COLUMN "is_unsure" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_calls" ADD CONSTRAINT "lead_calls_thread_id_lead_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."lead_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_calls" ADD CONSTRAINT "lead_calls_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_message_files" ADD CONSTRAINT "lead_message_files_message_id_lead_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."lead_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_message_files" ADD CONSTRAINT "lead_message_files_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_calls_provider" ON "lead_calls" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "lead_calls_thread" ON "lead_calls" USING btree ("thread_id","started_at");--> statement-breakpoint
CREATE INDEX "lead_calls_lead" ON "lead_calls" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_calls_site" ON "lead_calls" USING btree ("site_slug","started_at");--> statement-breakpoint
CREATE INDEX "lead_message_files_message" ON "lead_message_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "lead_message_files_lead" ON "lead_message_files" USING btree ("lead_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_opt_outs_address" ON "message_opt_outs" USING btree ("site_slug","channel","address");