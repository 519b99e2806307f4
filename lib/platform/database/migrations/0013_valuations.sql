CREATE TABLE "valuations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_slug" text NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid,
	"lead_id" uuid,
	"car_id" text,
	"rego" text DEFAULT '' NOT NULL,
	"rego_state" text DEFAULT '' NOT NULL,
	"plate_unknown" boolean DEFAULT false NOT NULL,
	"vehicle" jsonb,
	"confirmed" boolean DEFAULT false NOT NULL,
	"kilometres" integer,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"amount_low" integer,
	"amount_high" integer,
	"no_estimate" text,
	"valued_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"inspection_at" timestamp with time zone,
	"reported_at" timestamp with time zone,
	"reported" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "valuations" ADD CONSTRAINT "valuations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuations" ADD CONSTRAINT "valuations_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "valuations_token" ON "valuations" USING btree ("site_slug","token_hash");--> statement-breakpoint
CREATE INDEX "valuations_user" ON "valuations" USING btree ("user_id","site_slug");--> statement-breakpoint
CREATE INDEX "valuations_lead" ON "valuations" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "valuations_age" ON "valuations" USING btree ("updated_at");