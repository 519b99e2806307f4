CREATE TABLE "results_weeks" (
	"site_slug" text NOT NULL,
	"week" date NOT NULL,
	"dimension" text NOT NULL,
	"value" text NOT NULL,
	"within" text NOT NULL,
	"visits" integer NOT NULL,
	"searches" integer NOT NULL,
	"views" integer NOT NULL,
	"enquiries" integer NOT NULL,
	"test_drives" integer NOT NULL,
	"finance" integer NOT NULL,
	"trade_ins" integer NOT NULL,
	"reservations" integer NOT NULL,
	"sales" integer NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "results_weeks_site_slug_dimension_week_value_within_pk" PRIMARY KEY("site_slug","dimension","week","value","within")
);
--> statement-breakpoint
ALTER TABLE "results_days" ADD COLUMN "counted_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
INSERT INTO "results_weeks" ("site_slug", "week", "dimension", "value", "within", "visits", "searches", "views", "enquiries",
		"test_drives", "finance", "trade_ins", "reservations", "sales")
	SELECT "site_slug", date_trunc('week', "day"::timestamp)::date, "dimension", "value", "within", sum("visits"),
		sum("searches"), sum("views"), sum("enquiries"), sum("test_drives"), sum("finance"), sum("trade_ins"),
		sum("reservations"), sum("sales")
	FROM "results_days" GROUP BY 1, 2, 3, 4, 5;
