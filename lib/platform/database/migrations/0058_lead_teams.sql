CREATE TABLE "lead_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"sms_state" text DEFAULT 'needless' NOT NULL,
	"sms_attempts" integer DEFAULT 0 NOT NULL,
	"sms_due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_team_members" (
	"site_slug" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"places" text[] NOT NULL,
	"makes" text[] NOT NULL,
	"kinds" text[] NOT NULL,
	"shifts" jsonb NOT NULL,
	"away" jsonb NOT NULL,
	"is_manager" boolean DEFAULT false NOT NULL,
	"takes_leads" boolean DEFAULT true NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"last_turn" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "lead_team_members_site_slug_user_id_pk" PRIMARY KEY("site_slug","user_id")
);
--> statement-breakpoint
CREATE TABLE "lead_teams" (
	"site_slug" text PRIMARY KEY NOT NULL,
	"assigns" boolean DEFAULT false NOT NULL,
	"rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"minutes" integer,
	"minutes_by_kind" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"promises" boolean DEFAULT false NOT NULL,
	"sends_sms" boolean DEFAULT false NOT NULL,
	"turns" bigint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_deliveries" DROP CONSTRAINT "mail_deliveries_about";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "assign_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD COLUMN "lead_notice_id" uuid;--> statement-breakpoint
ALTER TABLE "lead_notices" ADD CONSTRAINT "lead_notices_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_team_members" ADD CONSTRAINT "lead_team_members_site_slug_lead_teams_site_slug_fk" FOREIGN KEY ("site_slug") REFERENCES "public"."lead_teams"("site_slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_notices_once" ON "lead_notices" USING btree ("lead_id","kind","user_id");--> statement-breakpoint
CREATE INDEX "lead_notices_sms_due" ON "lead_notices" USING btree ("sms_due_at") WHERE "lead_notices"."sms_state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "lead_team_members_user" ON "lead_team_members" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_lead_notice_id_lead_notices_id_fk" FOREIGN KEY ("lead_notice_id") REFERENCES "public"."lead_notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_assign" ON "leads" USING btree ("assign_from") WHERE "leads"."assign_from" is not null and "leads"."thread_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_deliveries_lead_notice" ON "mail_deliveries" USING btree ("lead_notice_id","kind");--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_about" CHECK (num_nonnulls(lead_id, reservation_id, online_payment_id, waiting_list_entry_id, alert_message_id, spin_to_win_entry_id, site_report_id, lead_notice_id) = 1);--> statement-breakpoint
-- A lead that joins a thread needs an owner and a deadline: lib/leads/owner/assign.server.ts. The clock of a
-- released one starts with its release.
CREATE FUNCTION lead_needs_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM lead_teams WHERE site_slug = NEW.site_slug AND assigns) THEN
    RETURN NEW;
  END IF;
  IF OLD.suspect AND NOT NEW.suspect THEN
    NEW.assign_from := now();
  ELSIF OLD.thread_id IS NULL AND NEW.thread_id IS NOT NULL THEN
    NEW.assign_from := coalesce(NEW.assign_from, NEW.created_at);
  END IF;
  IF NEW.assign_from IS NOT NULL THEN
    PERFORM pg_notify('lead_owners', '');
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER leads_need_owner BEFORE UPDATE OF thread_id, suspect ON leads
FOR EACH ROW WHEN (NEW.suspect IS DISTINCT FROM OLD.suspect OR NEW.thread_id IS DISTINCT FROM OLD.thread_id)
EXECUTE FUNCTION lead_needs_owner();
