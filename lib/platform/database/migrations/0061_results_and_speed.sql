CREATE TABLE "results_days" (
	"site_slug" text NOT NULL,
	"day" date NOT NULL,
	"dimension" text NOT NULL,
	"value" text NOT NULL,
	"within" text NOT NULL,
	"visits" integer NOT NULL,
	"searches" integer NOT NULL,
	"views" integer NOT NULL,
	"enquiries" integer NOT NULL,
	"test_drives" integer NOT NULL,
	"finance" integer NOT NULL,
	"trade_ins" integer NOT NULL,
	"reservations" integer NOT NULL,
	"sales" integer NOT NULL,
	CONSTRAINT "results_days_site_slug_dimension_day_value_within_pk" PRIMARY KEY("site_slug","dimension","day","value","within")
);
--> statement-breakpoint
CREATE TABLE "results_mails" (
	"site_slug" text NOT NULL,
	"month" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "results_mails_site_slug_month_pk" PRIMARY KEY("site_slug","month")
);
--> statement-breakpoint
CREATE TABLE "results_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "results_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_slug" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_sales" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_slug" text NOT NULL,
	"car_id" text NOT NULL,
	"sold_at" timestamp with time zone NOT NULL,
	"origin" text NOT NULL,
	"lead_id" uuid,
	"entered_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicle_sales_origin" CHECK (origin in ('reservation', 'lead', 'feed', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "speed_days" (
	"site_slug" text NOT NULL,
	"day" date NOT NULL,
	"page_kind" text NOT NULL,
	"device" text NOT NULL,
	"release" text NOT NULL,
	"metric" text NOT NULL,
	"bucket" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "speed_days_key" PRIMARY KEY("site_slug","day","page_kind","device","release","metric","bucket")
);
--> statement-breakpoint
CREATE TABLE "speed_regressions" (
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
	CONSTRAINT "speed_regressions_release_page_kind_device_metric_pk" PRIMARY KEY("release","page_kind","device","metric")
);
--> statement-breakpoint
CREATE TABLE "speed_releases" (
	"release" text PRIMARY KEY NOT NULL,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "campaign" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "first_kind" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "first_name" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "block" text;--> statement-breakpoint
ALTER TABLE "vehicle_sales" ADD CONSTRAINT "vehicle_sales_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "results_mails_age" ON "results_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "results_marks_site" ON "results_marks" USING btree ("site_slug","at");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_sales_car" ON "vehicle_sales" USING btree ("site_slug","car_id");--> statement-breakpoint
CREATE INDEX "vehicle_sales_site" ON "vehicle_sales" USING btree ("site_slug","sold_at");--> statement-breakpoint
CREATE INDEX "vehicle_sales_lead" ON "vehicle_sales" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "vehicle_sales_age" ON "vehicle_sales" USING btree ("sold_at");--> statement-breakpoint
CREATE INDEX "speed_days_age" ON "speed_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "speed_regressions_age" ON "speed_regressions" USING btree ("found_at");--> statement-breakpoint
CREATE FUNCTION "mark_results_of_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "results_marks" ("site_slug", "at")
		SELECT DISTINCT "site_slug", date_bin('15 minutes', "at", 'epoch') FROM "changed"
		WHERE "name" IN ('visit', 'searchView', 'usedVehicleView');
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "events_mark_results" AFTER INSERT ON "events"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "mark_results_of_events"();
--> statement-breakpoint
CREATE FUNCTION "mark_results_of_leads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "results_marks" ("site_slug", "at")
		SELECT DISTINCT "site_slug", date_bin('15 minutes', "created_at", 'epoch') FROM "changed";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "leads_mark_results" AFTER INSERT ON "leads"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "mark_results_of_leads"();
--> statement-breakpoint
-- Statuses, owners and deliveries change often, and count for nothing.
CREATE FUNCTION "mark_results_of_changed_leads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "results_marks" ("site_slug", "at")
		SELECT DISTINCT "changed"."site_slug", date_bin('15 minutes', "changed"."created_at", 'epoch')
		FROM "changed" JOIN "was" ON "was"."id" = "changed"."id"
		WHERE ("was"."kind", "was"."payload", "was"."location_id", "was"."dealership_id", "was"."suspect", "was"."created_at")
			IS DISTINCT FROM ("changed"."kind", "changed"."payload", "changed"."location_id", "changed"."dealership_id",
				"changed"."suspect", "changed"."created_at");
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "leads_mark_changed_results" AFTER UPDATE ON "leads"
	REFERENCING OLD TABLE AS "was" NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "mark_results_of_changed_leads"();
--> statement-breakpoint
CREATE TRIGGER "leads_mark_deleted_results" AFTER DELETE ON "leads"
	REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "mark_results_of_leads"();
--> statement-breakpoint
CREATE FUNCTION "mark_results_of_reservations"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "results_marks" ("site_slug", "at")
		SELECT DISTINCT "site_slug", date_bin('15 minutes', "paid_at", 'epoch') FROM "changed" WHERE "paid_at" IS NOT NULL;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "reservations_mark_results" AFTER INSERT ON "reservations"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "mark_results_of_reservations"();
--> statement-breakpoint
CREATE TRIGGER "reservations_mark_changed_results" AFTER UPDATE ON "reservations"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "mark_results_of_reservations"();
--> statement-breakpoint
CREATE TRIGGER "reservations_mark_deleted_results" AFTER DELETE ON "reservations"
	REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "mark_results_of_reservations"();
--> statement-breakpoint
CREATE FUNCTION "mark_results_of_sale"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO "results_marks" ("site_slug", "at")
			VALUES (OLD."site_slug", date_bin('15 minutes', OLD."sold_at", 'epoch'));
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "results_marks" ("site_slug", "at")
			VALUES (NEW."site_slug", date_bin('15 minutes', NEW."sold_at", 'epoch'));
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "vehicle_sales_mark_results" AFTER INSERT OR UPDATE OR DELETE ON "vehicle_sales"
	FOR EACH ROW EXECUTE FUNCTION "mark_results_of_sale"();
--> statement-breakpoint
-- Counts what was recorded before: twice in each day since a site's first event, because reading all events would
-- keep the tables locked for long.
WITH RECURSIVE "sites" AS (
	(SELECT "site_slug" FROM "events" ORDER BY "site_slug" LIMIT 1)
	UNION ALL
	SELECT (SELECT e."site_slug" FROM "events" e WHERE e."site_slug" > s."site_slug" ORDER BY e."site_slug" LIMIT 1)
	FROM "sites" s WHERE s."site_slug" IS NOT NULL
)
INSERT INTO "results_marks" ("site_slug", "at")
	SELECT s."site_slug", date_bin('15 minutes', step, 'epoch') FROM "sites" s CROSS JOIN LATERAL generate_series(
		(SELECT min(e."at") FROM "events" e WHERE e."site_slug" = s."site_slug"),
		(SELECT max(e."at") FROM "events" e WHERE e."site_slug" = s."site_slug") + interval '12 hours',
		interval '12 hours') step
	WHERE s."site_slug" IS NOT NULL
	UNION SELECT "site_slug", date_bin('15 minutes', "created_at", 'epoch') FROM "leads"
	UNION SELECT "site_slug", date_bin('15 minutes', "paid_at", 'epoch') FROM "reservations" WHERE "paid_at" IS NOT NULL;
