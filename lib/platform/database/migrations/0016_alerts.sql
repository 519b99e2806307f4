CREATE TABLE "alert_cars" (
	"car_id" text PRIMARY KEY NOT NULL,
	"phase" text NOT NULL,
	"price" integer,
	"record" jsonb
);
--> statement-breakpoint
CREATE TABLE "alert_consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"given" boolean NOT NULL,
	"words" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"site_slug" text NOT NULL,
	"channel" text NOT NULL,
	"alert_ids" bigint[] NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"problem" text,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "alert_preferences" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"by_mail" boolean NOT NULL,
	"by_text" boolean NOT NULL,
	"frequency" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_preferences_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"site_slug" text NOT NULL,
	"kind" text NOT NULL,
	"car_id" text NOT NULL,
	"change" text NOT NULL,
	"saved_search_id" uuid,
	"old_price" integer,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "car_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "car_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"car_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_slug" text NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"filter" text NOT NULL,
	"words" text NOT NULL,
	"frequency" text NOT NULL,
	"keys" text[] NOT NULL,
	"price_min" integer,
	"price_max" integer,
	"year_min" integer,
	"year_max" integer,
	"km_min" integer,
	"km_max" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_deliveries" DROP CONSTRAINT "mail_deliveries_about";--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD COLUMN "alert_message_id" uuid;--> statement-breakpoint
ALTER TABLE "alert_cars" ADD CONSTRAINT "alert_cars_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_consents" ADD CONSTRAINT "alert_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_messages" ADD CONSTRAINT "alert_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_preferences" ADD CONSTRAINT "alert_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_saved_search_id_saved_searches_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_consents_user" ON "alert_consents" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "alert_messages_due" ON "alert_messages" USING btree ("due_at") WHERE "alert_messages"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "alert_messages_user" ON "alert_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "alert_messages_age" ON "alert_messages" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_once" ON "alerts" USING btree ("user_id","kind","car_id","change");--> statement-breakpoint
CREATE INDEX "alerts_due" ON "alerts" USING btree ("due_at") WHERE "alerts"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "alerts_car" ON "alerts" USING btree ("car_id") WHERE "alerts"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "alerts_search" ON "alerts" USING btree ("saved_search_id");--> statement-breakpoint
CREATE INDEX "alerts_age" ON "alerts" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_address" ON "saved_searches" USING btree ("user_id","site_slug","address");--> statement-breakpoint
CREATE INDEX "saved_searches_keys" ON "saved_searches" USING gin ("keys") WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_alert_message_id_alert_messages_id_fk" FOREIGN KEY ("alert_message_id") REFERENCES "public"."alert_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_deliveries_alert" ON "mail_deliveries" USING btree ("alert_message_id","kind");--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_about" CHECK (num_nonnulls(lead_id, reservation_id, online_payment_id, waiting_list_entry_id, alert_message_id) = 1);--> statement-breakpoint
CREATE FUNCTION "note_car_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "car_changes" ("car_id") SELECT DISTINCT "car_id" FROM "changed";
	PERFORM pg_notify('car_changes', '');
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "stock_outbox_note_car_changes" AFTER INSERT ON "stock_outbox"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_car_changes"();
--> statement-breakpoint
INSERT INTO "alert_cars" ("car_id", "phase", "price")
	SELECT "id",
		CASE WHEN "retired_at" IS NOT NULL THEN 'gone'
			WHEN NOT "show_on_dealer_website" THEN 'hidden'
			WHEN "status" NOT IN ('in_stock', 'coming_soon') THEN 'gone'
			WHEN coalesce("record"->>'reserved', 'false') = 'true' OR EXISTS (
				SELECT FROM "reservations" r WHERE r."car_id" = "cars"."id" AND r."status" IN ('paid', 'agreed')) THEN 'reserved'
			ELSE 'free' END,
		(SELECT p."price" FROM "price_changes" p WHERE p."car_id" = "cars"."id" ORDER BY p."id" DESC LIMIT 1)
	FROM "cars";
