-- allowed: a table of words, built in a tenth of a second for 100,000
CREATE INDEX "course_words_prefix_index" ON "course_words" USING btree ("word" text_pattern_ops);
