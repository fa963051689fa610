ALTER TABLE "courses" ADD COLUMN "places" integer;--> statement-breakpoint
-- A full course is shown as one, so pages of the catalogue are cached until a place is taken or becomes free.
CREATE FUNCTION "count_version_of_places"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "courses" WHERE "id" = OLD."course_id" AND "places" IS NOT NULL) THEN
    UPDATE "catalogue_versions" SET "version" = "version" + 1 WHERE "id" = 1;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "applications_count_accepted" AFTER UPDATE OF "status" ON "applications"
  FOR EACH ROW WHEN (NEW."status" = 'accepted') EXECUTE FUNCTION "count_version_of_places"();--> statement-breakpoint
CREATE TRIGGER "applications_count_deleted" AFTER DELETE ON "applications"
  FOR EACH ROW WHEN (OLD."status" = 'accepted') EXECUTE FUNCTION "count_version_of_places"();
