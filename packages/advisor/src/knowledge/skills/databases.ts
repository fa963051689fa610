import type { SkillArea } from '#knowledge/types.ts'

export const databases: SkillArea = {
  locale: 'en',
  area: 'Databases',
  skills: [
    {
      id: 'sql',
      name: 'SQL',
      kind: 'tool',
      level: 1,
      hours: 30,
      prerequisites: [],
      aliases: [
        'sql queries',
        'structured query language',
        'sql programming',
        'sqlite',
        'writing sql',
        'relational queries',
      ],
      step: 'Ask questions of data in SQL',
      description:
        'SQL has been the language of data for fifty years and nearly every team uses it. You learn to select, join, group and change data with care.',
      learn:
        'Select, where, joins, grouping, subqueries, window functions, and changing data in a transaction, on PostgreSQL, MySQL or SQL Server.',
      build: 'Answer fifteen questions about a public data set with one query each.',
      check: 'You can explain why a left join returned more rows than expected and correct it.',
      outcomes: [
        'answer a question that needs joins and grouping with one query',
        'explain why a join returns more or fewer rows than expected',
        'change data inside a transaction and undo a mistake',
      ],
      tools: ['PostgreSQL', 'MySQL', 'Microsoft SQL Server', 'SQLite'],
    },
    {
      id: 'databases',
      name: 'Relational databases',
      kind: 'concept',
      level: 2,
      hours: 30,
      prerequisites: ['sql'],
      aliases: [
        'databases',
        'rdbms',
        'database design',
        'database management',
        'dbms',
        'relational database management system',
        'database schema',
        'database development',
        'stored procedures',
      ],
      step: 'Design a relational database',
      description:
        'A good schema keeps data true even when programs are wrong. You learn to design tables, set constraints and indexes, keep logic in views and procedures where it helps, and change a schema without losing data.',
      learn:
        'Entities and relations, normal forms, keys and constraints, indexes, transactions, migrations, and views and stored procedures in PostgreSQL’s PL/pgSQL, SQL Server’s Transact-SQL or Oracle’s PL/SQL.',
      build:
        'A schema for a school or a shop in PostgreSQL or another free database, with migrations, test data, a view and one stored procedure.',
      check: 'You try to insert five kinds of nonsense and the database refuses each of them.',
      outcomes: [
        'design a normalised schema with keys and constraints',
        'choose indexes for the questions a program asks',
        'write a view and a stored procedure where they help',
      ],
      tools: ['PostgreSQL', 'MySQL', 'Microsoft SQL Server', 'Transact-SQL', 'Oracle Database', 'PL/SQL'],
    },
    {
      id: 'nosql',
      name: 'NoSQL databases',
      kind: 'tool',
      level: 2,
      hours: 20,
      prerequisites: ['databases'],
      aliases: ['nosql', 'dynamodb', 'cassandra', 'document database', 'firebase', 'firestore', 'key value store'],
      step: 'Choose and use a NoSQL database',
      description:
        'Some data is better kept as documents, key-value pairs or wide rows. You learn to model for the way data is read, and what you give up compared with a relational database.',
      learn:
        'Documents, key-value and wide-column stores, embedding against referencing, partition keys, indexes, consistency, and what MongoDB, DynamoDB, Cassandra and Redis are each made for.',
      build: 'A product catalogue in MongoDB with search by several attributes.',
      check: 'You can say for three projects whether you would choose documents or tables, and why.',
      outcomes: [
        'model documents for the way they are read',
        'choose between tables and a NoSQL store and defend it',
        'explain what eventual consistency means for a user',
      ],
      tools: ['MongoDB', 'Amazon DynamoDB', 'Apache Cassandra', 'Redis', 'Firebase'],
    },
    {
      id: 'caching',
      name: 'Caching',
      kind: 'practice',
      level: 2,
      hours: 12,
      prerequisites: ['databases'],
      aliases: ['redis', 'memcached', 'cache invalidation', 'caching strategies'],
      step: 'Speed a service up with a cache',
      description:
        'Keeping an answer that was dear to make is the oldest trick for speed, and the source of stale data. You learn where to cache, for how long, and how to forget.',
      learn: 'HTTP caching, Redis, expiry, invalidation, and measuring hit rates.',
      build: 'Put a cache before the slowest answer of your service and measure it under load.',
      check: 'A changed record is never shown stale for longer than you promised.',
      outcomes: [
        'place a cache where it saves most',
        'choose expiry or invalidation so that nobody sees stale data for too long',
        'measure a hit rate and its effect under load',
      ],
      tools: ['Redis'],
    },
  ],
}
