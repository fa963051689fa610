ALTER TABLE "course_requests" ADD COLUMN "announce_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "course_decisions" ADD COLUMN "undo" jsonb;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "approved_content" jsonb;--> statement-breakpoint
ALTER TABLE "institution_requests" ADD COLUMN "announce_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "rejection_reasons" jsonb DEFAULT '["Please say more about what learners will be able to do afterwards.","The description also belongs to another course. Please describe this one in your own words.","Please check the price. It’s very different from similar courses.","We couldn’t confirm your contact details. Please check the email and the address."]'::jsonb NOT NULL;