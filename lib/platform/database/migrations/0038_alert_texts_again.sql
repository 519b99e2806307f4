DROP INDEX "alert_messages_due";--> statement-breakpoint
CREATE INDEX "alert_messages_due" ON "alert_messages" USING btree ("due_at") WHERE "alert_messages"."state" in ('waiting', 'sending');