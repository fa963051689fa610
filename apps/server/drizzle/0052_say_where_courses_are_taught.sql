CREATE TYPE "public"."course_mode" AS ENUM('online', 'offline', 'hybrid');--> statement-breakpoint
DROP INDEX "courses_filters_index";--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "mode" "course_mode";--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "town" text;--> statement-breakpoint
-- allowed: built in a second for 100,000 courses, and only a course's institution and admins wait for it
CREATE INDEX "courses_filters_index" ON "courses" USING btree ("id","institution_id","language","level","weeks","price","starts_on","mode","country") WHERE status = 'approved' and not is_archived;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_country_check" CHECK (("courses"."country" is null) = ("courses"."mode" is null or "courses"."mode" = 'online') and ("courses"."town" is null or "courses"."country" is not null)) NOT VALID;