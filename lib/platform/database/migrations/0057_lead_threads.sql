CREATE TABLE "lead_threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"car_id" text,
	"dealership_id" text,
	"location_id" text,
	"owner_id" text,
	"owner_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"active_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"channel" text NOT NULL,
	"author_id" text,
	"subject" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"provider_id" text,
	"sent_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"text" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"assignee_id" text,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" text
);
--> statement-breakpoint
CREATE TABLE "lead_thread_reads" (
	"thread_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_thread_reads_thread_id_user_id_pk" PRIMARY KEY("thread_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "thread_id" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "answer_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "escalated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_messages" ADD CONSTRAINT "lead_messages_thread_id_lead_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."lead_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_messages" ADD CONSTRAINT "lead_messages_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_thread_id_lead_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."lead_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_tasks" ADD CONSTRAINT "lead_tasks_thread_id_lead_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."lead_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_tasks" ADD CONSTRAINT "lead_tasks_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_thread_reads" ADD CONSTRAINT "lead_thread_reads_thread_id_lead_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."lead_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_threads_site" ON "lead_threads" USING btree ("site_slug","active_at");--> statement-breakpoint
CREATE INDEX "lead_threads_owner" ON "lead_threads" USING btree ("owner_id","active_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_messages_provider" ON "lead_messages" USING btree ("channel","provider_id");--> statement-breakpoint
CREATE INDEX "lead_messages_thread" ON "lead_messages" USING btree ("thread_id","sent_at");--> statement-breakpoint
CREATE INDEX "lead_messages_lead" ON "lead_messages" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_messages_due" ON "lead_messages" USING btree ("next_attempt_at") WHERE "lead_messages"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "lead_notes_thread" ON "lead_notes" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "lead_notes_lead" ON "lead_notes" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_tasks_thread" ON "lead_tasks" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "lead_tasks_lead" ON "lead_tasks" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_tasks_due" ON "lead_tasks" USING btree ("due_at") WHERE "lead_tasks"."done_at" is null;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_thread_id_lead_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."lead_threads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_thread" ON "leads" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "leads_due" ON "leads" USING btree ("answer_due_at") WHERE "leads"."answered_at" is null and "leads"."escalated_at" is null;--> statement-breakpoint
-- Existing leads of one shopper about one vehicle become one thread.
WITH shoppers AS (
  SELECT gen_random_uuid() AS id, site_slug, payload->>'car_id' AS car_id, min(created_at) AS created_at,
         max(updated_at) AS active_at, (array_agg(dealership_id ORDER BY created_at DESC))[1] AS dealership_id,
         (array_agg(location_id ORDER BY created_at DESC))[1] AS location_id, array_agg(id) AS lead_ids
  FROM leads
  WHERE NOT suspect AND coalesce(nullif(payload->>'phone', ''), nullif(lower(payload->>'email'), '')) IS NOT NULL
  GROUP BY site_slug, payload->>'car_id', nullif(payload->>'phone', ''), nullif(lower(payload->>'email'), '')
), threads AS (
  INSERT INTO lead_threads (id, site_slug, car_id, dealership_id, location_id, created_at, active_at)
  SELECT id, site_slug, car_id, dealership_id, location_id, created_at, active_at FROM shoppers
)
UPDATE leads SET thread_id = shoppers.id FROM shoppers WHERE leads.id = ANY (shoppers.lead_ids);
--> statement-breakpoint
-- Adds a lead to the thread of its shopper and vehicle: lib/leads/thread/join.server.ts.
CREATE FUNCTION join_lead_thread(lead_id uuid, days int) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  lead record;
  thread uuid;
  contact_key bigint;
BEGIN
  SELECT l.site_slug, l.thread_id, nullif(l.payload->>'phone', '') AS phone,
         nullif(lower(l.payload->>'email'), '') AS email, l.payload->>'car_id' AS car_id,
         l.dealership_id, l.location_id
    INTO STRICT lead FROM leads l WHERE l.id = lead_id;
  thread := lead.thread_id;
  IF thread IS NULL THEN
    -- In the order of the keys, so that two leads never wait for each other.
    FOR contact_key IN
      SELECT DISTINCT hashtextextended('thread ' || lead.site_slug || ' ' || contact, 0) AS key
      FROM unnest(array[lead.phone, lead.email]) AS contact WHERE contact IS NOT NULL ORDER BY key
    LOOP
      PERFORM pg_advisory_xact_lock(contact_key);
    END LOOP;
    SELECT t.id INTO thread FROM lead_threads t JOIN leads l ON l.thread_id = t.id
    WHERE l.site_slug = lead.site_slug AND t.site_slug = lead.site_slug
      AND (l.payload->>'phone' = lead.phone OR lower(l.payload->>'email') = lead.email)
      AND t.car_id IS NOT DISTINCT FROM lead.car_id
      -- Another phone or email may be somebody else's, who must not read the thread.
      AND NOT EXISTS (
        SELECT FROM leads other WHERE other.thread_id = t.id
          AND (nullif(other.payload->>'phone', '') <> lead.phone OR nullif(lower(other.payload->>'email'), '') <> lead.email))
      AND t.active_at >= now() - make_interval(days => join_lead_thread.days)
    ORDER BY t.active_at DESC, t.id LIMIT 1;
  END IF;
  IF thread IS NULL THEN
    thread := gen_random_uuid();
    INSERT INTO lead_threads (id, site_slug, car_id, dealership_id, location_id)
    VALUES (thread, lead.site_slug, lead.car_id, lead.dealership_id, lead.location_id);
  ELSE
    UPDATE lead_threads SET active_at = now(), dealership_id = coalesce(lead.dealership_id, lead_threads.dealership_id),
           location_id = coalesce(lead.location_id, lead_threads.location_id)
    WHERE id = thread;
  END IF;
  IF lead.thread_id IS NULL THEN
    UPDATE leads SET thread_id = thread WHERE id = lead_id;
  END IF;
  RETURN thread;
END
$$;
