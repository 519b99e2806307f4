CREATE TABLE "feed_file_pieces" (
	"feed_id" text NOT NULL,
	"sending" text NOT NULL,
	"piece" integer NOT NULL,
	"pieces" integer NOT NULL,
	"name" text NOT NULL,
	"content" "bytea" NOT NULL,
	"sent_by" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_file_pieces_feed_id_sending_piece_pk" PRIMARY KEY("feed_id","sending","piece")
);
