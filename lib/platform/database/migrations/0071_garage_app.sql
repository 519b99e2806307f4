CREATE TABLE "push_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subscription_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"problem" text,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "push_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"holds" boolean NOT NULL,
	"messages" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_slug" text NOT NULL,
	"user_id" uuid NOT NULL,
	"session_hash" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alert_preferences" ADD COLUMN "by_push" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_preferences" ADD CONSTRAINT "push_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_messages_once" ON "push_messages" USING btree ("subscription_id","kind","subject");--> statement-breakpoint
CREATE INDEX "push_messages_due" ON "push_messages" USING btree ("due_at") WHERE "push_messages"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "push_messages_open" ON "push_messages" USING btree ("subscription_id","id") WHERE "push_messages"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "push_messages_age" ON "push_messages" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("site_slug","endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_hash");--> statement-breakpoint
CREATE FUNCTION queue_push(site text, account uuid, push_kind text, push_subject text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO push_messages (subscription_id, kind, subject)
  SELECT s.id, push_kind, push_subject FROM push_subscriptions s
  LEFT JOIN push_preferences p ON p.user_id = s.user_id
  WHERE s.user_id = account AND s.site_slug = site
    AND CASE push_kind WHEN 'hold' THEN coalesce(p.holds, true) WHEN 'message' THEN coalesce(p.messages, true) ELSE true END
  ON CONFLICT (subscription_id, kind, subject) DO NOTHING;
  IF FOUND THEN PERFORM pg_notify('push_messages', ''); END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION push_reservation_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_push(NEW.site_slug, u.id, 'hold', NEW.id || ':' || NEW.status)
  FROM users u WHERE u.site_slug = NEW.site_slug AND u.phone = '+61' || substr(NEW.mobile, 2);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER reservations_push AFTER UPDATE OF status ON reservations FOR EACH ROW
  WHEN (NEW.status IS DISTINCT FROM OLD.status AND NEW.paid_at IS NOT NULL
    AND NEW.status IN ('agreed', 'expired', 'cancelled', 'refund_pending', 'refunded'))
  EXECUTE FUNCTION push_reservation_step();--> statement-breakpoint
CREATE FUNCTION push_lead_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_push(l.site_slug, u.id, 'message', NEW.id::text)
  FROM leads l
  JOIN users u ON u.site_slug = l.site_slug AND u.phone = '+61' || substr(l.payload->>'phone', 2)
  WHERE l.id = NEW.lead_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER lead_messages_push AFTER UPDATE OF state ON lead_messages FOR EACH ROW
  WHEN (NEW.direction = 'out' AND NEW.state = 'sent' AND OLD.state = 'waiting')
  EXECUTE FUNCTION push_lead_message();
