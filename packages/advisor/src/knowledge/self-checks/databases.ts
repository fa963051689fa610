import type { SelfChecks } from '#knowledge/types.ts'

export const databasesSelfChecks: SelfChecks = {
  sql: [
    {
      ask: 'A left join to orders returns more rows than there are customers; why?',
      answer: 'A customer with several orders appears once per order; group or aggregate the orders before joining.',
    },
    {
      ask: 'What is the difference between WHERE and HAVING?',
      answer: 'WHERE filters rows before grouping, HAVING filters groups after aggregation.',
    },
    {
      ask: "Why does a condition such as status <> 'paid' leave out rows whose status is NULL?",
      answer: 'A comparison with NULL is unknown, not true; add OR status IS NULL or use IS DISTINCT FROM.',
    },
  ],
  databases: [
    {
      ask: 'How is a many-to-many relation stored, and what protects it from doubles?',
      answer: 'In a table of its own with two foreign keys, whose pair is its primary key or has a unique constraint.',
    },
    {
      ask: 'What does a foreign key prevent, and what does ON DELETE decide?',
      answer:
        'References to rows that do not exist; ON DELETE decides whether deleting a parent is refused, cascades or sets NULL.',
    },
    {
      ask: 'Why does every additional index slow down writing?',
      answer: 'Each insert, delete and change of an indexed column must update that index too.',
    },
  ],
  nosql: [
    {
      ask: 'When do you embed comments in an article’s document, and when do you store them apart?',
      answer:
        'Embed when they are few and read together; store apart when they grow without limit or are read on their own.',
    },
    {
      ask: 'What goes wrong with a badly chosen partition key in DynamoDB or Cassandra?',
      answer: 'Load gathers in one hot partition, or common questions need a scan over all partitions.',
    },
    {
      ask: 'What may a user see under eventual consistency right after saving?',
      answer: 'An older value from a replica that has not received the change yet.',
    },
  ],
  caching: [
    {
      ask: 'What is a cache stampede, and how do you prevent it?',
      answer:
        'When a popular entry expires, many requests compute it at once; let one recompute behind a lock, refresh early or spread expiry times.',
    },
    {
      ask: 'After a database update, why is deleting the cache entry usually safer than writing the new value into it?',
      answer:
        'Two concurrent writers can leave an older value in the cache; after deletion the next reader loads the current one.',
    },
    {
      ask: 'How can a shared cache show one user’s page to another, and how do you stop it?',
      answer:
        'If the key or the Vary and Cache-Control headers ignore the user; mark personal answers private or no-store.',
    },
  ],
}
