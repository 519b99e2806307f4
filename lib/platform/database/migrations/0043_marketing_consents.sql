CREATE TABLE "marketing_consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "marketing_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_slug" text NOT NULL,
	"lead_id" uuid,
	"waiting_list_entry_id" uuid,
	"given" boolean NOT NULL,
	"words" text NOT NULL,
	"source" text NOT NULL,
	"ticked_at_start" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "marketing_consents_of_one" CHECK (num_nonnulls("marketing_consents"."lead_id", "marketing_consents"."waiting_list_entry_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "marketing_consents" ADD CONSTRAINT "marketing_consents_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "marketing_consents_lead" ON "marketing_consents" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "marketing_consents_place" ON "marketing_consents" USING btree ("waiting_list_entry_id");--> statement-breakpoint
CREATE INDEX "marketing_consents_age" ON "marketing_consents" USING btree ("at");