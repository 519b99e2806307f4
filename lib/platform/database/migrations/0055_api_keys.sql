CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"per_minute" integer NOT NULL,
	"per_day" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"revoked_by" text
);
--> statement-breakpoint
CREATE TABLE "webhook_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"endpoint_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"facts" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"api_key_id" uuid NOT NULL,
	"site_slug" text NOT NULL,
	"url" text NOT NULL,
	"topics" text[] NOT NULL,
	"secret_number" integer DEFAULT 1 NOT NULL,
	"earlier_secret_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"disabled_at" timestamp with time zone,
	"disabled_reason" text,
	"failing_since" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reported_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_cars" (
	"site_slug" text NOT NULL,
	"car_id" text NOT NULL,
	"is_listed" boolean NOT NULL,
	"hash" text NOT NULL,
	"price" integer,
	CONSTRAINT "webhook_cars_site_slug_car_id_pk" PRIMARY KEY("site_slug","car_id")
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_cars" ADD CONSTRAINT "webhook_cars_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "api_keys_site" ON "api_keys" USING btree ("site_slug");--> statement-breakpoint
CREATE INDEX "webhook_changes_subject" ON "webhook_changes" USING btree ("kind","subject","id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_event" ON "webhook_deliveries" USING btree ("endpoint_id","event_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("endpoint_id","next_attempt_at","id") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_subject" ON "webhook_deliveries" USING btree ("endpoint_id","subject","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_log" ON "webhook_deliveries" USING btree ("endpoint_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_site" ON "webhook_endpoints" USING btree ("site_slug");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_key" ON "webhook_endpoints" USING btree ("api_key_id");--> statement-breakpoint
CREATE FUNCTION "note_webhook_cars"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "webhook_endpoints" WHERE "disabled_at" IS NULL) THEN
		INSERT INTO "webhook_changes" ("kind", "subject") SELECT DISTINCT 'vehicle', "car_id" FROM "changed";
		PERFORM pg_notify('webhooks', '');
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "stock_outbox_note_webhooks" AFTER INSERT ON "stock_outbox"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_webhook_cars"();
--> statement-breakpoint
CREATE FUNCTION "note_webhook_steps"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "webhook_endpoints" WHERE "disabled_at" IS NULL) THEN
		INSERT INTO "webhook_changes" ("kind", "subject") SELECT 'reservation', "id"::text FROM "changed" ORDER BY "id";
		PERFORM pg_notify('webhooks', '');
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "reservation_transitions_note_webhooks" AFTER INSERT ON "reservation_transitions"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_webhook_steps"();
--> statement-breakpoint
CREATE FUNCTION "note_webhook_lead"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "webhook_endpoints" WHERE "disabled_at" IS NULL) THEN
		IF TG_TABLE_NAME = 'leads' THEN
			INSERT INTO "webhook_changes" ("kind", "subject") VALUES ('lead', NEW."id"::text);
		ELSE
			INSERT INTO "webhook_changes" ("kind", "subject", "due_at")
				VALUES ('lead', NEW."lead_id"::text, NEW."next_attempt_at");
		END IF;
		PERFORM pg_notify('webhooks', '');
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "lead_deliveries_note_new_webhooks" AFTER INSERT ON "lead_deliveries"
	FOR EACH ROW WHEN (NEW."kind" = 'route') EXECUTE FUNCTION "note_webhook_lead"();
--> statement-breakpoint
CREATE TRIGGER "lead_deliveries_note_webhooks" AFTER UPDATE OF "round" ON "lead_deliveries"
	FOR EACH ROW WHEN (NEW."kind" = 'route' AND NEW."round" <> OLD."round") EXECUTE FUNCTION "note_webhook_lead"();
--> statement-breakpoint
CREATE TRIGGER "leads_note_webhooks" AFTER UPDATE OF "status" ON "leads"
	FOR EACH ROW WHEN (NEW."status" <> OLD."status") EXECUTE FUNCTION "note_webhook_lead"();
