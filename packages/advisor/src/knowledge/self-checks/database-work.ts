import type { SelfChecks } from '#knowledge/types.ts'

export const databaseWorkSelfChecks: SelfChecks = {
  'data-modelling': [
    {
      ask: 'What is the difference between a logical and a physical data model?',
      answer:
        'The logical one names entities, attributes and rules without regard to a product; the physical one adds tables, types, indexes and storage of a certain database.',
    },
    {
      ask: 'How do you model the price of a product so that old invoices stay right?',
      answer: 'Store the price at the time of sale in the invoice line, or keep prices with validity dates.',
    },
    {
      ask: 'When is it right to break normal form on purpose?',
      answer: 'When a measured reading need demands it, with a clear owner and a way to keep the copies the same.',
    },
  ],
  'query-optimisation': [
    {
      ask: "Why does WHERE lower(email) = 'a@b.lk' ignore an index on email, and what helps?",
      answer: 'The index holds email, not lower(email); create an index on the expression or store it normalised.',
    },
    {
      ask: 'In a plan the estimated rows are 10 and the actual 900,000; what does that suggest?',
      answer:
        'Statistics are old or columns depend on each other, so the planner chose a wrong join; refresh or extend the statistics.',
    },
    {
      ask: 'For a filter on city and a range on date, how do you order an index of both?',
      answer: 'City first because of equality, then date, so that one contiguous part of the index is read.',
    },
  ],
  'database-transactions': [
    {
      ask: 'What is a lost update, and name two ways to prevent it?',
      answer:
        'Two transactions read a value and both write their result, so one is lost; use an atomic update, SELECT FOR UPDATE, or a version check.',
    },
    {
      ask: 'What can still go wrong under snapshot isolation?',
      answer:
        'Write skew: two transactions read the same rows, each changes a different one, and together they break a rule.',
    },
    {
      ask: 'What should a program do when its transaction is chosen as the victim of a deadlock?',
      answer:
        'Roll back and run the whole transaction again, and take locks everywhere in the same order to make it rare.',
    },
  ],
  'database-migrations': [
    {
      ask: 'How do you rename a column while old program versions still run?',
      answer:
        'Add the new column, write to both, fill the old rows, switch reading, and drop the old column in a later release.',
    },
    {
      ask: 'Why must a migration that has run in production not be edited?',
      answer:
        'Databases that ran it would differ from new ones, and tools refuse the changed checksum; write a new migration.',
    },
    {
      ask: 'Why can adding an index stop a service, and how do you avoid it in PostgreSQL?',
      answer: 'A plain CREATE INDEX blocks writes to the table; use CREATE INDEX CONCURRENTLY, outside a transaction.',
    },
  ],
  'data-migration': [
    {
      ask: 'What is a staging table for?',
      answer:
        'Raw data is loaded there unchanged, so that checking, cleaning and repeating happen in the database before anything reaches real tables.',
    },
    {
      ask: 'How do you show that a migration lost nothing?',
      answer:
        'Compare counts and sums by group between source and target, account for each rejected row, and sample records by hand.',
    },
    {
      ask: 'Why do you rehearse the whole move before the real night?',
      answer:
        'To know how long it takes, to find bad data early and to test the way back; without that the window is a guess.',
    },
  ],
  'database-administration': [
    {
      ask: 'Why is a backup that has never been restored not a backup?',
      answer:
        'It may be incomplete, damaged or lack the logs and rights needed; only a restore proves content and time.',
    },
    {
      ask: 'What do RPO and RTO mean for a backup plan?',
      answer:
        'How much data may be lost at most, and how long the recovery may take; they decide how often you back up and how you restore.',
    },
    {
      ask: 'Users report that everything hangs; what do you look at first on the database?',
      answer:
        'Active sessions and who blocks whom, long transactions, connections against the limit, disk space and load.',
    },
  ],
  'database-replication': [
    {
      ask: 'What is the price of synchronous replication, and what does it buy?',
      answer:
        'Each commit waits for the replica, and may stop when it is gone; in return no acknowledged write is lost on failover.',
    },
    {
      ask: 'A user saves a form and sees the old value; how can replication cause this, and what do you do?',
      answer:
        'The read went to a lagging replica; send that user’s reads to the primary for a while, or wait for the log position.',
    },
    {
      ask: 'What is split brain, and what prevents it?',
      answer: 'Two servers both accept writes as primary; a quorum and fencing of the old primary prevent it.',
    },
  ],
  'database-security': [
    {
      ask: 'Why should an application not connect as the owner of its tables?',
      answer:
        'A break-in could then drop or change the schema and bypass row rules; give it only the rights its statements need.',
    },
    {
      ask: 'What does encryption of the data files protect against, and against what not?',
      answer: 'Against stolen disks and backups; not against anyone who queries through a valid login or an injection.',
    },
    {
      ask: 'Why is replacing names in a copy of production data often not enough?',
      answer:
        'Combinations such as birth date, postcode and job still identify people; generalise, shuffle or generate such data.',
    },
  ],
  'object-relational-mapping': [
    {
      ask: 'How does lazy loading lead to the N+1 problem?',
      answer:
        'One query loads the list, and touching the relation of each item sends another; load it eagerly or by a join.',
    },
    {
      ask: 'When is plain SQL the better choice over the mapper?',
      answer:
        'For reports with grouping and window functions, bulk changes, and queries whose plan must be controlled.',
    },
    {
      ask: 'What does it mean that an ORM’s session keeps an identity map?',
      answer:
        'The same row is one object within the session, so changes are seen everywhere and written once at the flush.',
    },
  ],
}
