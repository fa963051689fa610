ALTER TYPE "public"."contact_status" ADD VALUE 'closed';--> statement-breakpoint
ALTER TYPE "public"."contact_status" ADD VALUE 'spam';