DROP INDEX "course_requests_search_index";--> statement-breakpoint
DROP INDEX "institution_requests_search_index";--> statement-breakpoint
CREATE TABLE "search_indexes" (
	"name" text PRIMARY KEY NOT NULL,
	"version" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_logs" ALTER COLUMN "search" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "courses" ALTER COLUMN "search" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "institutions" ALTER COLUMN "search" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "login_logs" ALTER COLUMN "search" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "search" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "course_requests" ADD COLUMN "search" "tsvector";--> statement-breakpoint
ALTER TABLE "institution_requests" ADD COLUMN "search" "tsvector";--> statement-breakpoint
-- allowed: an empty column
CREATE INDEX "course_requests_search_index" ON "course_requests" USING gin ("search");--> statement-breakpoint
-- allowed: an empty column
CREATE INDEX "institution_requests_search_index" ON "institution_requests" USING gin ("search");