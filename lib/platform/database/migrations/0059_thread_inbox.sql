CREATE TABLE "lead_status_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_status_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"thread_id" uuid NOT NULL,
	"user_id" text,
	"status" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "lead_threads_site";--> statement-breakpoint
DROP INDEX "leads_thread";--> statement-breakpoint
ALTER TABLE "lead_threads" ADD COLUMN "lead_id" uuid;--> statement-breakpoint
ALTER TABLE "lead_threads" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_threads" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_threads" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_status_changes" ADD CONSTRAINT "lead_status_changes_thread_id_lead_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."lead_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_status_changes_thread" ON "lead_status_changes" USING btree ("thread_id","at");--> statement-breakpoint
CREATE INDEX "lead_threads_open" ON "lead_threads" USING btree ("site_slug","active_at","id") WHERE "lead_threads"."status" not in ('done', 'won', 'lost');--> statement-breakpoint
CREATE INDEX "lead_threads_waiting" ON "lead_threads" USING btree ("site_slug","active_at","id") WHERE "lead_threads"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "lead_threads_due" ON "lead_threads" USING btree ("due_at") WHERE "lead_threads"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "lead_threads_car" ON "lead_threads" USING btree ("car_id","site_slug") WHERE "lead_threads"."car_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_suspect" ON "leads" USING btree ("site_slug","created_at") WHERE "leads"."suspect";--> statement-breakpoint
CREATE INDEX "lead_thread_reads_user" ON "lead_thread_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lead_threads_site" ON "lead_threads" USING btree ("site_slug","active_at","id");--> statement-breakpoint
CREATE INDEX "leads_thread" ON "leads" USING btree ("thread_id","created_at");--> statement-breakpoint
-- Search in any part of a name, phone, email, plate, stock number or id: lib/leads/thread/search.ts.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE FUNCTION lead_search_text(payload jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(coalesce(payload->>'name', '') || ' ' || coalesce(payload->>'email', '') || ' '
    || coalesce(payload->>'phone', '') || ' ' || coalesce(payload->>'stock_number', '') || ' '
    || coalesce(payload->>'Vehicle Make', '') || ' ' || coalesce(payload->>'Vehicle Model', '') || ' '
    || coalesce(replace(payload->>'rego', ' ', ''), '') || ' ' || coalesce(payload->>'lead_id', ''))
$$;
--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin (lead_search_text(payload) gin_trgm_ops);
--> statement-breakpoint
UPDATE lead_threads t SET lead_id = n.id, status = n.status, due_at = n.due_at,
  waiting_since = CASE WHEN n.status = 'new' THEN n.created_at END
FROM (
  SELECT DISTINCT ON (thread_id) thread_id, id, status, created_at,
    min(answer_due_at) FILTER (WHERE answered_at IS NULL) OVER (PARTITION BY thread_id) AS due_at
  FROM leads WHERE thread_id IS NOT NULL AND NOT suspect
  ORDER BY thread_id, created_at DESC, id DESC
) n WHERE t.id = n.thread_id;
--> statement-breakpoint
-- Sets the columns of a thread that follow from its leads.
CREATE FUNCTION refresh_lead_thread(thread uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- A statement of its own, so that the next one sees the leads of whoever held the lock.
  PERFORM FROM lead_threads WHERE id = thread FOR NO KEY UPDATE;
  UPDATE lead_threads t SET lead_id = n.id, status = n.status, due_at = n.due_at, waiting_since = n.waiting_since
  FROM (
    SELECT newest.id, coalesce(newest.status, old.status) AS status, newest.due_at,
      CASE WHEN newest.id IS NULL THEN NULL
           WHEN newest.status = 'new' THEN coalesce(old.waiting_since, newest.created_at)
           WHEN old.status = 'new' THEN NULL
           ELSE old.waiting_since END AS waiting_since
    FROM lead_threads old LEFT JOIN LATERAL (
      SELECT l.id, l.status, l.created_at,
        (SELECT min(d.answer_due_at) FROM leads d
         WHERE d.thread_id = thread AND d.answered_at IS NULL AND NOT d.suspect) AS due_at
      FROM leads l WHERE l.thread_id = thread AND NOT l.suspect
      ORDER BY l.created_at DESC, l.id DESC LIMIT 1
    ) newest ON true
    WHERE old.id = thread
  ) n
  WHERE t.id = thread
    AND (t.lead_id, t.status, t.due_at, t.waiting_since)
        IS DISTINCT FROM (n.id, n.status, n.due_at, n.waiting_since);
END
$$;
--> statement-breakpoint
CREATE FUNCTION leads_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.thread_id IS NOT NULL THEN
    PERFORM refresh_lead_thread(OLD.thread_id);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.thread_id IS NOT NULL
     AND (TG_OP = 'INSERT' OR NEW.thread_id IS DISTINCT FROM OLD.thread_id) THEN
    PERFORM refresh_lead_thread(NEW.thread_id);
  END IF;
  -- Suspected spam has no thread; the site's name is enough to reload its list.
  IF TG_OP = 'DELETE' AND OLD.suspect THEN
    PERFORM pg_notify('lead_threads', OLD.site_slug);
  ELSIF TG_OP = 'INSERT' AND NEW.suspect OR TG_OP = 'UPDATE' AND NEW.suspect <> OLD.suspect THEN
    PERFORM pg_notify('lead_threads', NEW.site_slug);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER leads_changed
  AFTER INSERT OR DELETE OR UPDATE OF thread_id, status, suspect, answered_at, answer_due_at, created_at ON leads
  FOR EACH ROW EXECUTE FUNCTION leads_changed();
--> statement-breakpoint
-- Announces a changed thread to open inboxes (site and id, nothing personal), and keeps the history of its status.
CREATE FUNCTION lead_threads_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('lead_threads', NEW.site_slug || ' ' || NEW.id);
  IF TG_OP = 'UPDATE' AND NEW.status <> OLD.status THEN
    INSERT INTO lead_status_changes (thread_id, user_id, status)
    VALUES (NEW.id, nullif(current_setting('forecourt.staff', true), ''), NEW.status);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER lead_threads_changed AFTER INSERT OR UPDATE ON lead_threads
  FOR EACH ROW EXECUTE FUNCTION lead_threads_changed();
--> statement-breakpoint
CREATE FUNCTION lead_thread_part_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  thread uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.thread_id ELSE NEW.thread_id END;
  site text;
BEGIN
  SELECT site_slug INTO site FROM lead_threads WHERE id = thread;
  IF site IS NOT NULL THEN
    PERFORM pg_notify('lead_threads', site || ' ' || thread);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER lead_notes_changed AFTER INSERT OR UPDATE OR DELETE ON lead_notes
  FOR EACH ROW EXECUTE FUNCTION lead_thread_part_changed();
--> statement-breakpoint
CREATE TRIGGER lead_tasks_changed AFTER INSERT OR UPDATE OR DELETE ON lead_tasks
  FOR EACH ROW EXECUTE FUNCTION lead_thread_part_changed();
--> statement-breakpoint
CREATE TRIGGER lead_messages_changed AFTER INSERT OR UPDATE OR DELETE ON lead_messages
  FOR EACH ROW EXECUTE FUNCTION lead_thread_part_changed();
--> statement-breakpoint
CREATE FUNCTION lead_message_received() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE lead_threads SET waiting_since = coalesce(waiting_since, NEW.created_at) WHERE id = NEW.thread_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER lead_message_received AFTER INSERT ON lead_messages
  FOR EACH ROW WHEN (NEW.direction = 'in') EXECUTE FUNCTION lead_message_received();
