CREATE TYPE "public"."institution_request_status" AS ENUM('pending', 'approved', 'rejected');--> statement-breakpoint
CREATE TYPE "public"."institution_role" AS ENUM('owner', 'member');--> statement-breakpoint
CREATE TABLE "advisor_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "advisor_counts_day_kind_pk" PRIMARY KEY("day","kind")
);
--> statement-breakpoint
CREATE TABLE "institution_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "institution_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"institution_id" integer NOT NULL,
	"email" text NOT NULL,
	"token_hash" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "institution_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "institution_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "institution_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"description" text NOT NULL,
	"address" text NOT NULL,
	"status" "institution_request_status" DEFAULT 'pending' NOT NULL,
	"reason" text,
	"institution_id" integer,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "published_figures" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"week" date NOT NULL,
	"institution_id" integer,
	"value" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "published_figures_kind_subject_week_pk" PRIMARY KEY("kind","subject","week")
);
--> statement-breakpoint
DROP INDEX "courses_institution_id_index";--> statement-breakpoint
DROP INDEX "users_role_index";--> statement-breakpoint
ALTER TABLE "courses" drop column "search";--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('simple'::regconfig, translate(title || ' ' || description, './-_:;,()[]''"@+', '               ')))) STORED;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "institutions" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('simple'::regconfig, translate(name || ' ' || email || ' ' || address, './-_:;,()[]''"@+', '               ')))) STORED;--> statement-breakpoint
ALTER TABLE "mentoring_requests" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "contact_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "show_counted_figures" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "institution_role" "institution_role";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('simple'::regconfig, translate(name || ' ' || email, './-_:;,()[]''"@+', '               ')))) STORED;--> statement-breakpoint
ALTER TABLE "institution_invitations" ADD CONSTRAINT "institution_invitations_institution_id_institutions_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_requests" ADD CONSTRAINT "institution_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_requests" ADD CONSTRAINT "institution_requests_institution_id_institutions_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institutions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_figures" ADD CONSTRAINT "published_figures_institution_id_institutions_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "institution_invitations_once_unique" ON "institution_invitations" USING btree ("institution_id","email");--> statement-breakpoint
CREATE INDEX "institution_invitations_email_index" ON "institution_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "institution_invitations_expires_at_index" ON "institution_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "institution_requests_user_id_index" ON "institution_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "institution_requests_status_index" ON "institution_requests" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "institution_requests_institution_id_index" ON "institution_requests" USING btree ("institution_id");--> statement-breakpoint
CREATE UNIQUE INDEX "institution_requests_open_unique" ON "institution_requests" USING btree ("user_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "published_figures_institution_id_index" ON "published_figures" USING btree ("institution_id","kind");--> statement-breakpoint
CREATE INDEX "audit_logs_action_index" ON "audit_logs" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "contact_messages_status_index" ON "contact_messages" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "courses_status_index" ON "courses" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "courses_title_index" ON "courses" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "institutions_name_index" ON "institutions" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "institutions_search_index" ON "institutions" USING gin ("search");--> statement-breakpoint
CREATE INDEX "login_logs_role_index" ON "login_logs" USING btree ("role","id");--> statement-breakpoint
CREATE INDEX "mentoring_requests_status_index" ON "mentoring_requests" USING btree ("status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_institution_owner_unique" ON "users" USING btree ("institution_id") WHERE institution_role = 'owner';--> statement-breakpoint
CREATE INDEX "users_name_index" ON "users" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "users_created_at_index" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_search_index" ON "users" USING gin ("search");--> statement-breakpoint
CREATE INDEX "courses_institution_id_index" ON "courses" USING btree ("institution_id","id");--> statement-breakpoint
CREATE INDEX "users_role_index" ON "users" USING btree ("role","name","id");--> statement-breakpoint
CREATE INDEX "activity_events_day_index" ON "activity_events" USING btree ("day","user_id");--> statement-breakpoint
CREATE INDEX "roadmaps_created_at_index" ON "roadmaps" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "courses_search_index" ON "courses" USING gin ("search");--> statement-breakpoint
UPDATE "users" SET "institution_role" = CASE WHEN "id" IN (
	SELECT DISTINCT ON ("institution_id") "id" FROM "users" WHERE "role" = 'institution' AND "institution_id" IS NOT NULL ORDER BY "institution_id", "created_at", "id"
) THEN 'owner'::"institution_role" ELSE 'member'::"institution_role" END WHERE "role" = 'institution' AND "institution_id" IS NOT NULL;
