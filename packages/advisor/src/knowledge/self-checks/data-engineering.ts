import type { SelfChecks } from '#knowledge/types.ts'

export const dataEngineeringSelfChecks: SelfChecks = {
  'data-pipelines': [
    {
      ask: 'How do you make a daily load safe to run twice?',
      answer:
        'Replace the day’s partition in one transaction, or merge by key, instead of appending. The same input then gives the same table.',
    },
    {
      ask: 'What goes wrong with loading rows whose updated_at is later than the last run, and how do you soften it?',
      answer:
        'Late commits, equal timestamps and deleted rows are missed. Read with an overlap and merge by key, compare fully now and then, or capture changes from the database log.',
    },
    {
      ask: 'What is the difference between ETL and ELT, and why did the second become common?',
      answer:
        'ETL transforms before loading, ELT loads raw data and transforms inside the warehouse. Cheap storage and strong warehouses keep the raw data for reruns and let SQL do the work.',
    },
  ],
  'data-warehousing': [
    {
      ask: 'Why does a column store answer analytical questions faster than a row store?',
      answer:
        'It reads only the columns needed, compresses equal values well and skips blocks by their minimum and maximum. Single-row writes and lookups are slower.',
    },
    {
      ask: 'Why keep raw data untouched beside the cleaned layer?',
      answer:
        'When a rule was wrong or changes, everything can be rebuilt and traced. Without it history is lost with the first mistake.',
    },
    {
      ask: 'Last year’s report gives other figures today than it did then: which two causes do you look for first?',
      answer:
        'Dimensions were overwritten instead of kept with history, or late and corrected facts arrived. A change of definition or a doubled load are others.',
    },
  ],
  dbt: [
    {
      ask: 'What does ref do beyond writing the table’s name?',
      answer:
        'It tells dbt that one model depends on another, so that it builds them in order, and it resolves to the right schema for each environment.',
    },
    {
      ask: 'How does an incremental model decide what to load, and what happens to rows that arrive late?',
      answer:
        'A filter within is_incremental compares with what is already there, such as the highest date. Late rows are missed unless the filter looks back some days and a unique key merges them.',
    },
    {
      ask: 'When is a view the right materialisation and when a table?',
      answer:
        'A view for light steps read seldom or needing the freshest data; a table when it is heavy or read often, since the work is then done once.',
    },
  ],
  'etl-tools': [
    {
      ask: 'What is a lookup in a mapping, and what must you decide about rows without a match?',
      answer:
        'It fetches values from a reference by key. Decide whether such rows go to an error table, get an unknown key or stop the load; dropping them silently loses data.',
    },
    {
      ask: 'How do you move a job from development to production without editing it?',
      answer:
        'Keep connections, paths and dates in parameters or configurations of each environment, and deploy the same package from version control.',
    },
    {
      ask: 'A nightly load has become three times slower: what do you look at first?',
      answer:
        'Where time goes by step: row-by-row lookups, missing indexes, growing full loads or logging. Push joins into the database and load only changes.',
    },
  ],
  airflow: [
    {
      ask: 'When does the run for 1 March start under a daily schedule with data intervals, and why does that surprise people?',
      answer:
        'After the interval ends, so at the start of 2 March: the run is named after the data it covers, not the moment it starts. A plain cron trigger without intervals instead runs at the time named.',
    },
    {
      ask: 'Why should a task use its data interval instead of the present date?',
      answer:
        'So that a retry or backfill of an old day loads that day again. With the present date a rerun would load the wrong data.',
    },
    {
      ask: 'Why is heavy code at the top of a DAG file a problem?',
      answer:
        'The file is parsed again and again to find tasks, so calls to databases there slow scheduling for everything. Put work inside tasks.',
    },
  ],
  'big-data': [
    {
      ask: 'A query needs two of fifty columns from a hundred-gigabyte CSV: what does converting to Parquet change?',
      answer:
        'Only those two columns are read, compressed, and blocks whose ranges do not match are skipped. With CSV every byte must be read and parsed.',
    },
    {
      ask: 'What is a shuffle, and why is it costly?',
      answer:
        'Moving rows between machines so that equal keys meet, for a join or grouping. It writes to disk and crosses the network, which is far slower than memory.',
    },
    {
      ask: 'When would you advise against a cluster?',
      answer:
        'When the data fit one good machine with an engine such as DuckDB or Polars: it is simpler, cheaper and often faster, because nothing must be coordinated.',
    },
  ],
  'apache-spark': [
    {
      ask: 'Why does nothing happen when you call filter or select, and what makes it run?',
      answer:
        'Transformations are lazy and only build a plan. An action such as count, collect or write runs it, so that the optimiser sees the whole.',
    },
    {
      ask: 'One task of a join runs an hour and the others a minute: what is it and what helps?',
      answer:
        'Skew: one key has most rows. Broadcast the small side, handle the heavy key apart, add a salt to the key, or let adaptive execution split the partition.',
    },
    {
      ask: 'When does Spark broadcast a table in a join, and what does it save?',
      answer: 'When one side is small enough to copy to every executor. The large side then need not be shuffled.',
    },
  ],
  hadoop: [
    {
      ask: 'What does the name node keep, and what happens to clients when it is lost?',
      answer:
        'The names of files and where their blocks are. Data nodes still have the blocks but nobody can find them, hence a standby name node.',
    },
    {
      ask: 'Why do many small files hurt HDFS?',
      answer:
        'Each file and block takes memory in the name node, and each small file tends to become its own task with its own start-up cost. Combine them.',
    },
    {
      ask: 'What does partitioning a Hive table by date change on disk and in a query?',
      answer:
        'Each date is a folder. A query with a condition on the date reads only these folders; without it everything is read.',
    },
  ],
  'streaming-data': [
    {
      ask: 'What is the difference between event time and processing time, and which should hourly sales use?',
      answer:
        'When it happened and when it was handled. Sales by hour need event time, else a delay moves sales into the wrong hour.',
    },
    {
      ask: 'What does a watermark do?',
      answer:
        'It states how far event time is believed complete, so windows before it can close. Later events are dropped or handled as late.',
    },
    {
      ask: 'Why does reading exactly once from a topic not yet mean that each order is charged once?',
      answer:
        'The side effect outside may be repeated after a crash between acting and committing the offset. Make it idempotent by a key, or commit both in one transaction.',
    },
  ],
}
