CREATE TABLE "deal_versions" (
	"deal_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"author" text NOT NULL,
	"staff_id" text,
	"reason" text DEFAULT '' NOT NULL,
	"choice" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"figures" jsonb NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deal_versions_deal_id_number_pk" PRIMARY KEY("deal_id","number"),
	CONSTRAINT "deal_versions_author" CHECK ((author = 'staff') = (staff_id is not null)),
	CONSTRAINT "deal_versions_expiry" CHECK ((author = 'staff') = (expires_at is not null))
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"car_id" text NOT NULL,
	"user_id" uuid,
	"lead_id" uuid,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"accepted_version" integer,
	"accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deals_status" CHECK (status in ('draft', 'sent', 'answered', 'accepted', 'closed')),
	CONSTRAINT "deals_accepted" CHECK ((status = 'accepted') = (accepted_version is not null)),
	CONSTRAINT "deals_sent" CHECK (status = 'draft' or lead_id is not null)
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "deal" jsonb;--> statement-breakpoint
ALTER TABLE "deal_versions" ADD CONSTRAINT "deal_versions_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deals_user" ON "deals" USING btree ("user_id","site_slug") WHERE "deals"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "deals_lead" ON "deals" USING btree ("lead_id") WHERE "deals"."lead_id" is not null;--> statement-breakpoint
CREATE INDEX "deals_car" ON "deals" USING btree ("car_id");--> statement-breakpoint
CREATE INDEX "deals_age" ON "deals" USING btree ("updated_at");--> statement-breakpoint
CREATE FUNCTION "refuse_deal_version_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Versions of deals never change';
END $$;--> statement-breakpoint
CREATE TRIGGER "deal_versions_stay" BEFORE UPDATE ON "deal_versions"
  FOR EACH ROW EXECUTE FUNCTION "refuse_deal_version_change"();
