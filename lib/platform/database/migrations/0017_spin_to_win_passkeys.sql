CREATE TABLE "passkey_challenges" (
	"request_hash" text PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"host" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"challenge" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"user_id" uuid NOT NULL,
	"host" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "spin_to_win_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"campaign" text NOT NULL,
	"campaign_name" text NOT NULL,
	"user_id" uuid,
	"person_hash" text NOT NULL,
	"prize_key" text NOT NULL,
	"prize_label" text NOT NULL,
	"prize_text" text NOT NULL,
	"wins" boolean NOT NULL,
	"code" text,
	"chances" jsonb NOT NULL,
	"chances_hash" text NOT NULL,
	"ticket" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_deliveries" DROP CONSTRAINT "mail_deliveries_about";--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD COLUMN "spin_to_win_entry_id" uuid;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spin_to_win_entries" ADD CONSTRAINT "spin_to_win_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "spin_to_win_entries_account" ON "spin_to_win_entries" USING btree ("site_slug","campaign","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "spin_to_win_entries_person" ON "spin_to_win_entries" USING btree ("site_slug","campaign","person_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "spin_to_win_entries_code" ON "spin_to_win_entries" USING btree ("site_slug","code");--> statement-breakpoint
CREATE INDEX "spin_to_win_entries_user" ON "spin_to_win_entries" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_spin_to_win_entry_id_spin_to_win_entries_id_fk" FOREIGN KEY ("spin_to_win_entry_id") REFERENCES "public"."spin_to_win_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_deliveries_spin_to_win" ON "mail_deliveries" USING btree ("spin_to_win_entry_id","kind");--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_about" CHECK (num_nonnulls(lead_id, reservation_id, online_payment_id, waiting_list_entry_id, alert_message_id, spin_to_win_entry_id) = 1);