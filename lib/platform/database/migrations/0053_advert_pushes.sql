CREATE TABLE "advert_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "advert_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"car_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advert_copies" (
	"feed_id" text NOT NULL,
	"car_id" text NOT NULL,
	"item_id" text NOT NULL,
	"row_hash" text,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "advert_copies_feed_id_car_id_pk" PRIMARY KEY("feed_id","car_id")
);
--> statement-breakpoint
CREATE TABLE "advert_pushes" (
	"feed_id" text PRIMARY KEY NOT NULL,
	"target" jsonb,
	"signature" text,
	"complete_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	"failure_told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "adverts_due" (
	"feed_id" text NOT NULL,
	"car_id" text NOT NULL,
	"turn" bigint GENERATED ALWAYS AS IDENTITY (sequence name "adverts_due_turn_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "adverts_due_feed_id_car_id_pk" PRIMARY KEY("feed_id","car_id")
);
--> statement-breakpoint
CREATE INDEX "adverts_due_turn" ON "adverts_due" USING btree ("feed_id","turn");--> statement-breakpoint
CREATE FUNCTION "note_advert_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "advert_changes" ("car_id") SELECT DISTINCT "car_id" FROM "changed";
	PERFORM pg_notify('advert_changes', '');
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "stock_outbox_note_advert_changes" AFTER INSERT ON "stock_outbox"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_advert_changes"();
