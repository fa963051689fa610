ALTER TABLE "courses" ADD COLUMN "applications_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "is_archived" boolean DEFAULT false NOT NULL;