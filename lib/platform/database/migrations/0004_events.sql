CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_slug" text NOT NULL,
	"event_id" integer NOT NULL,
	"name" text NOT NULL,
	"car_id" text,
	"dealership_id" text,
	"path" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "events_report" ON "events" USING btree ("site_slug","at","name","car_id");