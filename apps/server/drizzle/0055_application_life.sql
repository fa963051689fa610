CREATE TYPE "public"."application_side" AS ENUM('learner', 'institution');--> statement-breakpoint
CREATE TABLE "application_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"side" "application_side" NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reported_at" timestamp with time zone,
	"report_reason" text,
	"reviewed_at" timestamp with time zone,
	"is_removed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_intakes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_intakes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"starts_on" date NOT NULL,
	"places" integer,
	"mode" "course_mode",
	"country" text,
	"town" text,
	CONSTRAINT "course_intakes_country_check" CHECK (("course_intakes"."country" is null) = ("course_intakes"."mode" is null or "course_intakes"."mode" = 'online') and ("course_intakes"."town" is null or "course_intakes"."country" is not null))
);
--> statement-breakpoint
CREATE TABLE "institution_texts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "institution_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"institution_id" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
DROP TRIGGER "applications_count_accepted" ON "applications";--> statement-breakpoint
DROP TRIGGER "applications_count_deleted" ON "applications";--> statement-breakpoint
DROP INDEX "applications_open_unique";--> statement-breakpoint
-- allowed: an instance of the previous version can't answer applications until it is restarted; nothing it writes is lost
ALTER TYPE "application_status" RENAME TO "application_status_before";--> statement-breakpoint
CREATE TYPE "public"."application_status" AS ENUM('applied', 'waiting', 'offered', 'enrolled', 'completed', 'declined', 'withdrawn', 'left', 'closed');--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "status" DROP DEFAULT;--> statement-breakpoint
-- allowed: applications are some ten thousand rows
ALTER TABLE "applications" ALTER COLUMN "status" SET DATA TYPE "public"."application_status"
  USING (CASE "status"::text WHEN 'sent' THEN 'applied' WHEN 'accepted' THEN 'enrolled' ELSE "status"::text END)::"public"."application_status";--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "status" SET DEFAULT 'applied';--> statement-breakpoint
DROP TYPE "application_status_before";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "intake_id" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "offer_until" date;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "shares_progress" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "undo" jsonb;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "blocked_by" "application_side";--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "institutions" ADD COLUMN "website" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "institutions" ADD COLUMN "contact_person" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "institutions" ADD COLUMN "campus" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "institutions" ADD COLUMN "offers_next" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "institutions" ADD COLUMN "offer_days" smallint DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "institutions" ADD COLUMN "course_columns" jsonb;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_intakes" ADD CONSTRAINT "course_intakes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_texts" ADD CONSTRAINT "institution_texts_institution_id_institutions_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_messages_application_id_index" ON "application_messages" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_messages_reported_index" ON "application_messages" USING btree ("reported_at","id") WHERE reported_at is not null and reviewed_at is null;--> statement-breakpoint
CREATE INDEX "course_intakes_course_id_index" ON "course_intakes" USING btree ("course_id","starts_on");--> statement-breakpoint
CREATE INDEX "institution_texts_institution_id_index" ON "institution_texts" USING btree ("institution_id","title");--> statement-breakpoint
-- allowed: the column is empty
ALTER TABLE "applications" ADD CONSTRAINT "applications_intake_id_course_intakes_id_fk" FOREIGN KEY ("intake_id") REFERENCES "public"."course_intakes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- allowed: applications are some ten thousand rows
CREATE INDEX "applications_intake_id_index" ON "applications" USING btree ("intake_id");--> statement-breakpoint
-- allowed: applications are some ten thousand rows
CREATE UNIQUE INDEX "applications_live_unique" ON "applications" USING btree ("user_id","course_id") WHERE status in ('applied', 'waiting', 'offered');--> statement-breakpoint
-- allowed: no row is in it yet, and 100,000 courses are read in a tenth of a second
CREATE UNIQUE INDEX "courses_code_unique" ON "courses" USING btree ("institution_id","code") WHERE code <> '';
--> statement-breakpoint
-- The same moves as `applicationMoves` in the contract; a test compares each pair. What the institution did last can be undone.
CREATE FUNCTION "check_application_move"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD."status", NEW."status") IN (
    ('applied', 'waiting'), ('applied', 'offered'), ('applied', 'enrolled'), ('applied', 'declined'),
    ('applied', 'withdrawn'), ('applied', 'closed'),
    ('waiting', 'offered'), ('waiting', 'enrolled'), ('waiting', 'declined'), ('waiting', 'withdrawn'), ('waiting', 'closed'),
    ('offered', 'waiting'), ('offered', 'enrolled'), ('offered', 'declined'), ('offered', 'withdrawn'), ('offered', 'closed'),
    ('enrolled', 'waiting'), ('enrolled', 'completed'), ('enrolled', 'left'),
    ('completed', 'enrolled'), ('declined', 'waiting'), ('left', 'offered')
  ) OR (OLD."undo" ->> 'status' = NEW."status"::text AND NEW."undo" IS NULL) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'an application does not go from % to %', OLD."status", NEW."status" USING ERRCODE = 'check_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "applications_check_move" BEFORE UPDATE OF "status" ON "applications"
  FOR EACH ROW WHEN (OLD."status" <> NEW."status") EXECUTE FUNCTION "check_application_move"();--> statement-breakpoint
CREATE TRIGGER "applications_count_placed" AFTER UPDATE OF "status" ON "applications"
  FOR EACH ROW WHEN ((OLD."status" IN ('offered', 'enrolled')) <> (NEW."status" IN ('offered', 'enrolled')))
  EXECUTE FUNCTION "count_version_of_places"();--> statement-breakpoint
CREATE TRIGGER "applications_count_deleted" AFTER DELETE ON "applications"
  FOR EACH ROW WHEN (OLD."status" IN ('offered', 'enrolled')) EXECUTE FUNCTION "count_version_of_places"();--> statement-breakpoint
CREATE TRIGGER "course_intakes_count_catalogue_version" AFTER INSERT OR UPDATE OR DELETE ON "course_intakes"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_version"();--> statement-breakpoint
DROP TRIGGER "institutions_count_catalogue_version" ON "institutions";--> statement-breakpoint
CREATE TRIGGER "institutions_count_catalogue_version" AFTER UPDATE ON "institutions"
  FOR EACH ROW WHEN ((OLD."name", OLD."email", OLD."description", OLD."address", OLD."website", OLD."contact_person", OLD."campus") IS DISTINCT FROM
    (NEW."name", NEW."email", NEW."description", NEW."address", NEW."website", NEW."contact_person", NEW."campus")) EXECUTE FUNCTION "count_catalogue_version"();
