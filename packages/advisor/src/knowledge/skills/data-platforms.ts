import type { SkillArea } from '#knowledge/types.ts'

export const dataPlatforms: SkillArea = {
  locale: 'en',
  area: 'Data platforms and sources',
  skills: [
    {
      id: 'snowflake',
      name: 'Snowflake',
      kind: 'tool',
      level: 2,
      hours: 18,
      prerequisites: ['sql'],
      aliases: [
        'snowflake data cloud',
        'snowpark',
        'snowpipe',
        'snowpro',
        'snowflake warehouse',
        'snowflake sql',
        'snowflake developer',
      ],
      step: 'Run a warehouse in Snowflake',
      description:
        'Snowflake keeps storage and computing apart, so that teams query the same data without getting in each other’s way. You learn to load, query, share and above all not to overspend.',
      learn:
        'Virtual warehouses and suspension, stages and loading, micro-partitions and pruning, semi-structured data, time travel and clones, roles, tasks and cost control.',
      build:
        'Load a public data set in the free trial, model it, give a reader role access and put a monitor on credits.',
      check: 'You explain from the query profile why a query was slow, and what yesterday’s queries cost.',
      outcomes: [
        'load and query structured and JSON data',
        'control cost with sizes, suspension and monitors',
        'undo a mistake with time travel',
      ],
      tools: ['Snowflake', 'SQL', 'Snowpark'],
    },
    {
      id: 'bigquery',
      name: 'BigQuery',
      kind: 'tool',
      level: 2,
      hours: 15,
      prerequisites: ['sql'],
      aliases: ['google bigquery', 'bigquery sql', 'bigquery ml', 'big query', 'gcp bigquery', 'dataform'],
      step: 'Query large data in BigQuery',
      description:
        'BigQuery answers questions over terabytes without a server to look after, and bills by the data read. You learn to write queries that are quick because they read little.',
      learn:
        'Projects and datasets, partitioning and clustering, nested fields and UNNEST, cost before running, materialised views, access, scheduled queries, BigQuery ML and the sandbox.',
      build:
        'A study of a public dataset in the free sandbox with a partitioned table and the bytes read by each query.',
      check: 'You cut the bytes a query reads to a tenth and state the cost before you press run.',
      outcomes: ['query nested and partitioned tables', 'estimate and cut the cost of a query'],
      tools: ['Google BigQuery', 'SQL', 'Looker Studio'],
    },
    {
      id: 'databricks',
      name: 'Databricks',
      kind: 'tool',
      level: 3,
      hours: 25,
      prerequisites: ['apache-spark'],
      aliases: [
        'databricks lakehouse',
        'delta lake',
        'unity catalog',
        'azure databricks',
        'lakehouse',
        'databricks sql',
        'delta live tables',
        'databricks notebook',
      ],
      step: 'Build on a lakehouse in Databricks',
      description:
        'Databricks puts Spark, tables with transactions, notebooks and models on one platform. You learn to build layers of Delta tables that both analysts and models use.',
      learn:
        'Workspaces and compute, Delta tables and transactions, time travel, merge, layers from raw to ready, Unity Catalog, jobs, file compaction and cost.',
      build: 'A pipeline with raw, cleaned and reporting tables in the free edition, run by a job each day.',
      check:
        'Two writers change one Delta table at once and nobody reads half a change; you restore yesterday’s version.',
      outcomes: [
        'build layered Delta tables with a scheduled job',
        'correct and restore tables with merge and time travel',
      ],
      tools: ['Databricks', 'Delta Lake', 'Apache Spark', 'Unity Catalog'],
    },
    {
      id: 'data-lakes',
      name: 'Data lakes',
      kind: 'concept',
      level: 3,
      hours: 18,
      prerequisites: ['sql', 'cloud-fundamentals'],
      aliases: [
        'apache iceberg',
        'apache parquet',
        'parquet',
        'aws glue',
        'amazon athena',
        'azure data lake',
        'apache hudi',
        'object storage for analytics',
      ],
      step: 'Keep raw data in a lake that stays clear',
      description:
        'A lake keeps files of every kind cheaply in object storage, and becomes a swamp without order. You learn formats, layout and table layers that make files behave like tables.',
      learn:
        'Object storage, columnar formats, partition layout, schema on read, open table formats, catalogues, small files and compaction, access and retention.',
      build:
        'A small lake on your laptop in SeaweedFS or another free store that speaks S3: raw JSON turned into partitioned Parquet and queried with DuckDB or Trino.',
      check:
        'You show the bytes read for one day’s question with and without partitions, and add a column without rewriting old files.',
      outcomes: ['lay out files so that queries read little', 'explain what an open table format adds to plain files'],
      tools: ['Amazon S3', 'SeaweedFS', 'Apache Parquet', 'Apache Iceberg', 'DuckDB', 'Trino'],
    },
    {
      id: 'web-scraping',
      name: 'Web scraping',
      kind: 'practice',
      level: 2,
      hours: 18,
      prerequisites: ['python'],
      aliases: [
        'scrapy',
        'beautiful soup',
        'beautifulsoup',
        'data scraping',
        'web crawler',
        'web crawling',
        'data collection from website',
        'screen scraping',
      ],
      step: 'Collect data from web pages politely',
      description:
        'Prices, tenders and timetables are often public and nowhere to download. You learn to collect them without burdening the site, breaking its rules or the law.',
      learn:
        'HTML structure and selectors, requests and sessions, hidden JSON interfaces, pages drawn by scripts, rate limits, robots.txt and terms, personal data, and scrapers that notice a redesign.',
      build:
        'A daily collector of a public price or weather page with a pause between requests, a cache and a test for a changed layout.',
      check: 'A week of data has no gap, and a changed page raises an alert instead of filling the table with nothing.',
      outcomes: [
        'extract tables and lists from pages and hidden interfaces',
        'judge whether and how a site may be collected',
        'notice when a page changes its layout',
      ],
      tools: ['Beautiful Soup', 'Scrapy', 'Playwright', 'Selenium', 'Python'],
    },
    {
      id: 'data-labelling',
      name: 'Data labelling',
      kind: 'practice',
      level: 2,
      hours: 12,
      prerequisites: [],
      aliases: [
        'data annotation',
        'data labeling',
        'image annotation',
        'label studio',
        'annotation guideline',
        'training data creation',
        'inter annotator agreement',
        'weak supervision',
        'cvat',
        'active learning for labelling',
      ],
      weakAliases: ['active learning'],
      step: 'Label data so that two people agree',
      description:
        'A model cannot be better than its labels. You learn to write a guideline, to measure agreement, to choose what to label next and to treat those who label fairly.',
      learn:
        'Classes and borderline cases, guidelines, tools for text, pictures and sound, agreement and kappa, adjudication, active learning, labels by rules or models, cost and fair pay.',
      build:
        'Three hundred labelled pictures or messages in Label Studio with a guideline, two labellers and their agreement.',
      check: 'A third person with only your guideline reaches the same agreement as the first two.',
      outcomes: [
        'write a guideline and improve it from disagreements',
        'measure agreement beyond chance',
        'choose the examples most worth labelling',
      ],
      tools: ['Label Studio', 'CVAT', 'Prodigy', 'Amazon SageMaker Ground Truth'],
    },
  ],
}
