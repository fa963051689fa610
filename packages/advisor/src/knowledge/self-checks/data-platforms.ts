import type { SelfChecks } from '#knowledge/types.ts'

export const dataPlatformsSelfChecks: SelfChecks = {
  snowflake: [
    {
      ask: 'A warehouse is idle most of the day but costs money: what do you change?',
      answer:
        'Set auto-suspend to a minute or so with auto-resume, and right-size it. Compute is billed while it runs, storage apart.',
    },
    {
      ask: 'How do you undo an UPDATE without WHERE from an hour ago?',
      answer:
        'Query or clone the table as of before the statement with Time Travel, and restore from it, as long as the retention period has not passed.',
    },
    {
      ask: 'Why can a query on a large table read only a few micro-partitions?',
      answer:
        'Each partition keeps minimum and maximum of its columns, and those that cannot match are pruned. It works when the data are clustered by the filtered column.',
    },
  ],
  bigquery: [
    {
      ask: 'Why does LIMIT 10 not make a query on a large table cheaper, and what does?',
      answer:
        'On-demand billing counts the bytes of the columns scanned before the limit. Select fewer columns and filter on a partition; a clustered table can also prune blocks.',
    },
    {
      ask: 'What does UNNEST do with a repeated field?',
      answer:
        'It turns the elements of the array into rows that can be joined with their parent row. Joining two arrays so multiplies rows.',
    },
    {
      ask: 'How do you know the cost before you run a query?',
      answer:
        'A dry run, or the validator in the editor, shows the bytes it will process. A maximum of bytes billed stops anything larger.',
    },
  ],
  databricks: [
    {
      ask: 'What does the transaction log of a Delta table make possible that plain Parquet files do not?',
      answer:
        'Atomic commits, so readers never see half a write; updates, deletes and merges; a check of the schema; and reading earlier versions.',
    },
    {
      ask: 'Why does VACUUM limit time travel?',
      answer:
        'It deletes data files no longer used by the current version and older than the retention. Versions that need those files cannot be read any more.',
    },
    {
      ask: 'What belongs in the bronze, silver and gold layers?',
      answer:
        'Raw data as they came, cleaned and joined data with checked types and keys, and tables shaped for reports or models.',
    },
  ],
  'data-lakes': [
    {
      ask: 'What does an open table format such as Iceberg add to a folder of Parquet files?',
      answer:
        'Metadata of snapshots: atomic commits, deletes and updates, changes of schema and partitioning without rewriting, reading old versions, and planning without listing folders.',
    },
    {
      ask: 'Why is partitioning by customer id usually a mistake?',
      answer:
        'It makes a great many tiny partitions and files, so listing and opening outweighs reading. Partition by something coarse and filtered often, such as the date.',
    },
    {
      ask: 'What turns a data lake into a swamp?',
      answer:
        'Files without owner, schema, description or retention, so that nobody knows what is there or true. A catalogue, checks on arrival and layers prevent it.',
    },
  ],
  'web-scraping': [
    {
      ask: 'The table you see in the browser is missing from the downloaded HTML: what do you do before you reach for a browser robot?',
      answer:
        'Look in the network tab for the request that fetches the data as JSON and call that. A headless browser is slower and comes last.',
    },
    {
      ask: 'What do robots.txt and a polite rate ask of you, and what do they not settle?',
      answer:
        'Which paths crawlers should avoid, and not burdening the server; identify yourself and pause. They do not settle the law: terms, copyright and personal data still count.',
    },
    {
      ask: 'How does a scraper fail silently, and how do you notice?',
      answer:
        'A changed layout gives empty or shifted fields without an error. Validate counts, types and ranges, and alert when they differ from usual.',
    },
  ],
  'data-labelling': [
    {
      ask: 'Two labellers agree on 90 per cent of items: why may that still be poor?',
      answer:
        'If 90 per cent belong to one class, chance alone gives about 82 per cent. Kappa corrects for agreement expected by chance.',
    },
    {
      ask: 'What do you do with items on which labellers keep disagreeing?',
      answer:
        'Discuss them, sharpen the guideline with examples or add a class for unclear, and have them adjudicated. Some doubt is real and should be kept as such.',
    },
    {
      ask: 'How does active learning choose what to label next, and what is its risk?',
      answer:
        'It takes items the model is least sure about or that differ most. The labelled set is then no random sample, so keep a separate random one for evaluation.',
    },
  ],
}
