CREATE TYPE "public"."course_level" AS ENUM('beginner', 'intermediate', 'advanced');--> statement-breakpoint
CREATE TYPE "public"."course_skill_place" AS ENUM('title', 'description', 'confirmed');--> statement-breakpoint
CREATE TABLE "course_decisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"status" "course_status" NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_skills" (
	"course_id" integer NOT NULL,
	"skill_id" text NOT NULL,
	"place" "course_skill_place" NOT NULL,
	"strength" real NOT NULL,
	CONSTRAINT "course_skills_course_id_skill_id_pk" PRIMARY KEY("course_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"moderate_courses" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "level" "course_level";--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "read_with" text;--> statement-breakpoint
ALTER TABLE "roadmap_steps" ADD COLUMN "link_absence" text;--> statement-breakpoint
ALTER TABLE "course_decisions" ADD CONSTRAINT "course_decisions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_decisions" ADD CONSTRAINT "course_decisions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_skills" ADD CONSTRAINT "course_skills_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_decisions_course_id_index" ON "course_decisions" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "course_decisions_actor_id_index" ON "course_decisions" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "course_skills_skill_id_index" ON "course_skills" USING btree ("skill_id","strength" DESC NULLS FIRST,"course_id");--> statement-breakpoint
CREATE INDEX "courses_read_with_index" ON "courses" USING btree ("read_with","id");--> statement-breakpoint
CREATE INDEX "roadmap_steps_open_index" ON "roadmap_steps" USING gin ("skills") WHERE course_id is null and not milestone;--> statement-breakpoint
INSERT INTO "settings" ("id") VALUES (1);
