ALTER TABLE "notifications" ADD COLUMN "email_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "notice_emails" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- allowed: no row is in it yet, and notifications are kept for some months only, so the table is read in a moment
CREATE INDEX "notifications_email_after_index" ON "notifications" USING btree ("email_after","user_id") WHERE email_after is not null;