ALTER TABLE "skill_corrections" ADD COLUMN "level" text;--> statement-breakpoint
UPDATE "skill_corrections" SET "level" = CASE WHEN "known" THEN 'projects' ELSE 'heard_of' END WHERE "known" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "skill_corrections" DROP COLUMN "known";--> statement-breakpoint
UPDATE "roadmaps" SET "corrections" = (
	SELECT jsonb_agg(
		(correction - 'known') || jsonb_build_object('level', CASE correction->'known' WHEN 'true' THEN 'projects' WHEN 'false' THEN 'heard_of' END)
		ORDER BY place
	)
	FROM jsonb_array_elements("corrections") WITH ORDINALITY AS listed(correction, place)
) WHERE "corrections" <> '[]';