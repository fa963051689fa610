-- Covering indexes for the public catalogue: the page and its filters are read from the index alone.
CREATE INDEX "courses_catalogue_index" ON "courses" ("id" DESC) INCLUDE ("weeks", "price", "institution_id") WHERE "status" = 'approved';--> statement-breakpoint
CREATE INDEX "courses_catalogue_institution_index" ON "courses" ("institution_id", "id" DESC) INCLUDE ("weeks", "price") WHERE "status" = 'approved';--> statement-breakpoint
CREATE INDEX "courses_catalogue_price_index" ON "courses" ("price", "weeks") INCLUDE ("institution_id") WHERE "status" = 'approved';--> statement-breakpoint
-- Without this PostgreSQL misjudges rare words and scans the whole catalogue for them.
ALTER TABLE "courses" ALTER COLUMN "search" SET STATISTICS 2000;--> statement-breakpoint
INSERT INTO "catalogue_versions" ("id", "version") VALUES (1, 0);--> statement-breakpoint
CREATE FUNCTION "count_catalogue_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "catalogue_versions" SET "version" = "version" + 1 WHERE "id" = 1;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "courses_count_catalogue_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "courses"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_version"();
