import type { SelfChecks } from '#knowledge/types.ts'

export const databaseProductsSelfChecks: SelfChecks = {
  postgresql: [
    {
      ask: 'What does vacuum do, and why does PostgreSQL need it?',
      answer:
        'Updates and deletes leave dead row versions; vacuum makes their space usable again and prevents transaction id wraparound.',
    },
    {
      ask: 'When do you use a GIN index rather than a B-tree?',
      answer:
        'For values with many parts, such as jsonb, arrays and full-text vectors, where you search for what is contained.',
    },
    {
      ask: 'How can the database itself forbid overlapping bookings of a room?',
      answer:
        'With an exclusion constraint on room and a range type, with a GiST index and the operators = and &&; for the = on the room it needs the btree_gist extension.',
    },
  ],
  mysql: [
    {
      ask: 'Why should text be utf8mb4 and not MySQL’s old utf8?',
      answer:
        'The old one stores at most three bytes per character, so emoji and some rarer characters are refused or cut.',
    },
    {
      ask: 'What is special about the primary key of an InnoDB table?',
      answer:
        'Rows are stored in its order, and each secondary index contains it, so it should be short and best ever-growing.',
    },
    {
      ask: 'What does strict SQL mode change on inserting a too long text?',
      answer: 'The statement fails with an error instead of silently storing a cut value with a warning.',
    },
  ],
  'sql-server': [
    {
      ask: 'What does SET XACT_ABORT ON change in a procedure?',
      answer: 'A run-time error ends the batch and rolls back the whole transaction instead of leaving it half open.',
    },
    {
      ask: 'What is Query Store used for after an upgrade?',
      answer:
        'It keeps plans and run times over time, so you find queries that became slower and can force their former plan.',
    },
    {
      ask: 'What do you need to restore a database to 14:32 of today?',
      answer:
        'The full recovery model, a full backup, and an unbroken chain of log backups that reaches past that time.',
    },
  ],
  'oracle-database': [
    {
      ask: 'Why can a reader in Oracle go on while a writer changes the same row?',
      answer:
        'It builds the earlier version from undo data and sees the state as of its statement’s start, without a lock.',
    },
    {
      ask: 'What do BULK COLLECT and FORALL save in PL/SQL?',
      answer: 'The switch between the PL/SQL and SQL engines for each row, by passing whole collections at once.',
    },
    {
      ask: 'What is dangerous about WHEN OTHERS THEN NULL?',
      answer: 'It swallows every error, so failed work looks successful; log it and raise it again.',
    },
  ],
  'microsoft-access': [
    {
      ask: 'Why is a shared Access database split into two files?',
      answer:
        'Tables stay in a back end on the server and forms on each computer, so that the program can be replaced and fewer files are damaged.',
    },
    {
      ask: 'At what signs do you move an Access database to a server?',
      answer:
        'Many users at once, a file nearing 2 GB, damage after dropped connections, or a need for rights per user and log backups.',
    },
    {
      ask: 'What does a make-table or update query do that a select query does not?',
      answer:
        'It is an action query: it creates a table or changes data for good, so try it as a select on a copy first.',
    },
  ],
  mongodb: [
    {
      ask: 'In what order do you place equality, sort and range fields in a compound index?',
      answer: 'Equality first, then sort, then range, so that the index narrows, keeps order and only then scans.',
    },
    {
      ask: 'Why should $match stand early in an aggregation pipeline?',
      answer: 'At the start it can use an index, and fewer documents pass through the later stages.',
    },
    {
      ask: 'What does the write concern majority promise?',
      answer: 'The write is acknowledged only when most voting members have it, so it survives a change of primary.',
    },
  ],
  'graph-databases': [
    {
      ask: 'Which kind of question is easy in a graph database and painful in tables?',
      answer:
        'Paths of unknown length, such as all dependencies or the shortest connection, which need recursive or repeated joins.',
    },
    {
      ask: 'What is a supernode, and why does it slow queries?',
      answer: 'A node with very many relations; passing through it makes a query look at all of them.',
    },
    {
      ask: 'In Cypher, what is the difference between MATCH and MERGE?',
      answer:
        'MATCH finds a pattern; MERGE finds it or creates it as a whole, so a partly known pattern can create doubles.',
    },
  ],
}
