ALTER TABLE "profiles" ADD COLUMN "finish_by" date;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "first_result" text;