ALTER TABLE "course_requests" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "institution_requests" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
-- allowed: requests are few, some thousand rows
ALTER TABLE "course_requests" ADD CONSTRAINT "course_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- allowed: requests are few, some thousand rows
ALTER TABLE "institution_requests" ADD CONSTRAINT "institution_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- allowed: requests are few, some thousand rows
CREATE INDEX "course_requests_decided_by_index" ON "course_requests" USING btree ("decided_by");--> statement-breakpoint
-- allowed: requests are few, some thousand rows
CREATE INDEX "course_requests_decided_at_index" ON "course_requests" USING btree ("decided_at","id");--> statement-breakpoint
-- allowed: requests are few, some thousand rows
CREATE INDEX "institution_requests_decided_by_index" ON "institution_requests" USING btree ("decided_by");--> statement-breakpoint
-- allowed: requests are few, some thousand rows
CREATE INDEX "institution_requests_decided_at_index" ON "institution_requests" USING btree ("decided_at","id");--> statement-breakpoint
-- allowed: requests are few, some thousand rows
CREATE INDEX "course_requests_search_index" ON "course_requests" USING gin (strip(to_tsvector('simple'::regconfig, translate("course_name", './-_:;,()[]''"@+', '               '))));--> statement-breakpoint
-- allowed: requests are few, some thousand rows
CREATE INDEX "institution_requests_search_index" ON "institution_requests" USING gin (strip(to_tsvector('simple'::regconfig, translate("name", './-_:;,()[]''"@+', '               '))));--> statement-breakpoint
UPDATE "course_requests" SET "decided_by" = logged.actor_id FROM (
	SELECT DISTINCT ON (object_id) object_id, actor_id FROM audit_logs
	WHERE object_type = 'course_request' AND action IN ('course_request.answered') ORDER BY object_id, id DESC
) AS logged WHERE "decided_at" IS NOT NULL AND logged.object_id = "course_requests"."id"::text;--> statement-breakpoint
UPDATE "institution_requests" SET "decided_by" = logged.actor_id FROM (
	SELECT DISTINCT ON (object_id) object_id, actor_id FROM audit_logs
	WHERE object_type = 'institution_request' AND action IN ('institution_request.approved', 'institution_request.rejected') ORDER BY object_id, id DESC
) AS logged WHERE "decided_at" IS NOT NULL AND logged.object_id = "institution_requests"."id"::text;