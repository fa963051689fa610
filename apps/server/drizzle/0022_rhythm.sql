ALTER TABLE "user_preferences" ADD COLUMN "quiet_reminder" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "time_zone" text;