-- Recommendations from before conclusions were drawn get theirs from the flags they have. Careers that are near have 0.66 of the best
-- one's fit, as in the advisor. Nothing else is changed, and no email follows.
WITH "ranked" AS (
  SELECT "id", "entry"."career" ->> 'careerId' AS "career_id",
    row_number() OVER "in_order" AS "place",
    ("entry"."career" ->> 'fit')::numeric >= 0.66 * first_value(("entry"."career" ->> 'fit')::numeric) OVER "in_order" AS "is_near"
  FROM "recommendations", jsonb_array_elements("value" -> 'ranking') WITH ORDINALITY AS "entry" ("career", "position")
  WHERE NOT "value" ? 'verdict' AND NOT coalesce(("entry"."career" ->> 'rejected')::boolean, false)
  WINDOW "in_order" AS (PARTITION BY "id" ORDER BY "entry"."position")
), "concluded" AS (
  SELECT "old"."id",
    CASE WHEN ("old"."value" ->> 'speaksOfOtherWork')::boolean THEN 'elsewhere'
      WHEN ("old"."value" ->> 'saysTooLittle')::boolean THEN 'open'
      WHEN count(*) FILTER (WHERE "is_near") > 1 THEN 'close'
      ELSE 'clear' END AS "verdict",
    coalesce(jsonb_agg("career_id" ORDER BY "place") FILTER (WHERE "is_near" AND "place" <= 3), '[]') AS "near",
    coalesce(jsonb_agg("career_id" ORDER BY "place") FILTER (WHERE "place" <= 3), '[]') AS "first"
  FROM "recommendations" "old" LEFT JOIN "ranked" ON "ranked"."id" = "old"."id"
  WHERE NOT "old"."value" ? 'verdict'
  GROUP BY "old"."id"
)
UPDATE "recommendations" SET "value" = "value" || jsonb_build_object(
  'verdict', "verdict",
  'toTry', CASE "verdict" WHEN 'clear' THEN '[]' WHEN 'open' THEN "first" ELSE "near" END,
  'elsewhere', CASE "verdict" WHEN 'elsewhere' THEN '{"group": null, "quote": null}'::jsonb ELSE 'null'::jsonb END)
FROM "concluded" WHERE "concluded"."id" = "recommendations"."id";
