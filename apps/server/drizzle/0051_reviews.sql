CREATE TABLE "reviews" (
	"user_id" uuid NOT NULL,
	"question" text NOT NULL,
	"due" date NOT NULL,
	"card" jsonb,
	CONSTRAINT "reviews_user_id_question_pk" PRIMARY KEY("user_id","question")
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;