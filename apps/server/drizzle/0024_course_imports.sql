CREATE TABLE "course_import_changes" (
	"import_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"version" integer NOT NULL,
	"before" jsonb,
	CONSTRAINT "course_import_changes_import_id_course_id_pk" PRIMARY KEY("import_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "course_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"institution_id" integer NOT NULL,
	"created" integer NOT NULL,
	"updated" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "course_import_changes" ADD CONSTRAINT "course_import_changes_import_id_course_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."course_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_import_changes" ADD CONSTRAINT "course_import_changes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_imports" ADD CONSTRAINT "course_imports_institution_id_institutions_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_import_changes_course_id_index" ON "course_import_changes" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "course_imports_institution_id_index" ON "course_imports" USING btree ("institution_id","created_at");