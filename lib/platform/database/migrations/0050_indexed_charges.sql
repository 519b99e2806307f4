CREATE TABLE "indexed_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"dealership_ids" text[] NOT NULL,
	"tables" jsonb NOT NULL,
	"rates" text NOT NULL,
	"days" text[] NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
);
