-- No query has used these since courses can be archived.
DROP INDEX IF EXISTS "courses_catalogue_index";--> statement-breakpoint
DROP INDEX IF EXISTS "courses_catalogue_institution_index";--> statement-breakpoint
DROP INDEX IF EXISTS "courses_catalogue_price_index";--> statement-breakpoint
-- allowed: built in half a second for 100,000 courses
CREATE INDEX "courses_cheapest_index" ON "courses" USING btree (coalesce(price, 0),"id" DESC NULLS FIRST) WHERE status = 'approved' and not is_archived;--> statement-breakpoint
-- allowed: built in half a second for 100,000 courses
CREATE INDEX "courses_shortest_index" ON "courses" USING btree ("weeks","id" DESC NULLS FIRST) WHERE status = 'approved' and not is_archived;
