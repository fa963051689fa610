ALTER TABLE "audit_logs" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('simple'::regconfig, translate(actor_name, './-_:;,()[]''"@+', '               ')))) STORED;--> statement-breakpoint
CREATE INDEX "audit_logs_search_index" ON "audit_logs" USING gin ("search");--> statement-breakpoint
CREATE INDEX "contact_messages_email_index" ON "contact_messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_paying_index" ON "users" USING btree ("plan") WHERE plan <> 'basic';