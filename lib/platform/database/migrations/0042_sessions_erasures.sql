CREATE TABLE "erasures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erasures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_slug" text,
	"person_hash" text NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "erased_phone" text;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "erased_range" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
UPDATE "sessions" SET "last_used_at" = "created_at";--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD COLUMN "user_id" uuid;--> statement-breakpoint
CREATE INDEX "erasures_person" ON "erasures" USING btree ("person_hash");--> statement-breakpoint
CREATE INDEX "erasures_age" ON "erasures" USING btree ("erased_at");--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_codes_erased" ON "one_time_codes" USING btree ("erased_range") WHERE "one_time_codes"."erased_range" is not null;--> statement-breakpoint
CREATE INDEX "waiting_list_user" ON "waiting_list_entries" USING btree ("user_id") WHERE user_id is not null;