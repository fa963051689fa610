import type { SkillArea } from '#knowledge/types.ts'

export const databaseProducts: SkillArea = {
  locale: 'en',
  area: 'Database systems',
  skills: [
    {
      id: 'postgresql',
      name: 'PostgreSQL',
      kind: 'tool',
      level: 2,
      hours: 25,
      prerequisites: ['sql'],
      aliases: ['postgres', 'psql', 'pl/pgsql', 'postgre sql', 'postgresql administration'],
      step: 'Use PostgreSQL to the full',
      description:
        'PostgreSQL is free, strict and able to do far more than store rows. You learn the parts that make a service simpler: its types, its constraints, its indexes and its plans.',
      learn:
        'psql, types such as ranges and jsonb, constraints, index kinds, explain, roles, vacuum, functions in PL/pgSQL, extensions such as PostGIS, and pg_dump.',
      build: 'A room booking database that cannot be double-booked, with search and a nightly dump.',
      check: 'The database itself refuses overlapping bookings, and you restore the dump on another machine.',
      outcomes: [
        'let constraints and types guard the rules of your data',
        'read a plan and choose a fitting index',
        'dump, restore and grant rights from the command line',
      ],
      tools: ['PostgreSQL', 'pgAdmin', 'PostGIS'],
    },
    {
      id: 'mysql',
      name: 'MySQL',
      kind: 'tool',
      level: 2,
      hours: 20,
      prerequisites: ['sql'],
      aliases: ['mariadb', 'mysql server', 'mysql database', 'mysql workbench', 'phpmyadmin', 'innodb', 'percona'],
      step: 'Run an application on MySQL',
      description:
        'MySQL and its sister MariaDB stand behind WordPress and countless PHP sites. You learn to set it up safely, to store text of every script and to find what is slow.',
      learn:
        'InnoDB and its clustered key, strict mode, utf8mb4 and collations, users and rights, explain, the slow query log, dumps, and replicas in outline.',
      build: 'A shop database with Sinhala, Tamil or Hindi names, a slow query found in the log, and a tested dump.',
      check: 'Names in three scripts are stored, sorted and found, and your slow query runs ten times faster.',
      outcomes: [
        'set up MySQL with safe users and strict settings',
        'store and compare text of any language',
        'find and speed up a slow query',
      ],
      tools: ['MySQL', 'MariaDB', 'MySQL Workbench', 'phpMyAdmin'],
    },
    {
      id: 'sql-server',
      name: 'Microsoft SQL Server',
      kind: 'tool',
      level: 2,
      hours: 30,
      prerequisites: ['sql'],
      aliases: [
        'sql server',
        't sql',
        'transact sql',
        'mssql',
        'ms sql server',
        'ssms',
        'sql server management studio',
        'sql server reporting services',
        'azure sql',
      ],
      step: 'Program and run SQL Server',
      description:
        'Banks, hospitals and firms that live on Microsoft keep their records in SQL Server. You learn its dialect, its tools and the everyday care of a server.',
      learn:
        'Transact-SQL procedures and error handling, temporary tables, plans and Query Store, indexes, isolation by row versions, logins and roles, backups, and jobs in SQL Server Agent.',
      build:
        'A payroll database on the free Developer edition with procedures, a monthly report and a scheduled backup.',
      check: 'A procedure that fails halfway leaves nothing behind, and you restore to a minute you choose.',
      outcomes: [
        'write Transact-SQL procedures that fail cleanly',
        'find a query’s regression with Query Store',
        'schedule backups and restore to a point in time',
      ],
      tools: ['Microsoft SQL Server', 'Transact-SQL', 'SQL Server Management Studio'],
    },
    {
      id: 'oracle-database',
      name: 'Oracle Database',
      kind: 'tool',
      level: 2,
      hours: 35,
      prerequisites: ['sql'],
      aliases: [
        'pl/sql',
        'oracle sql',
        'oracle dba',
        'oracle sql developer',
        'oracle rac',
        'oracle apex',
        'rman',
        'oracle developer',
      ],
      step: 'Program and run Oracle Database with PL/SQL',
      description:
        'Telecoms, banks and governments run their largest systems on Oracle. You learn its way of consistency, its procedural language and the tools of those who keep it running.',
      learn:
        'Schemas and tablespaces, undo and redo, PL/SQL packages, cursors and bulk work, exceptions, plans and statistics, SQL Developer, and RMAN backups.',
      build: 'A bank ledger on the free edition of Oracle Database with a PL/SQL package and tests for each rule.',
      check:
        'Your package posts ten thousand entries in bulk, and one bad entry is reported without stopping the rest.',
      outcomes: [
        'write a PL/SQL package with clean error handling',
        'replace row-by-row work with bulk statements',
        'explain how Oracle lets readers and writers work side by side',
      ],
      tools: ['Oracle Database', 'PL/SQL', 'Oracle SQL Developer', 'RMAN'],
    },
    {
      id: 'microsoft-access',
      name: 'Microsoft Access',
      kind: 'tool',
      level: 1,
      hours: 15,
      prerequisites: [],
      aliases: ['ms access', 'microsoft access database', 'access vba', 'ms access form'],
      step: 'Build and rescue office databases in Access',
      description:
        'Many offices keep orders, patients or pupils in an Access file somebody made years ago. You learn to build a tidy one, and to move it to a server when it has grown too large.',
      learn:
        'Tables and relations, queries, forms and reports, a little VBA, splitting data from forms, sharing and its limits, and moving to SQL Server or PostgreSQL.',
      build:
        'A lending register for a library, in Access or, without a licence, in the free LibreOffice Base, with a form, an overdue report and a copy of its data in a server database.',
      check: 'Two people work on it at once, and the server copy has the same number of rows in each table.',
      outcomes: [
        'build tables, forms and reports for a small office',
        'move an Access database to a server without losing data',
      ],
      tools: ['Microsoft Access', 'VBA', 'Microsoft SQL Server'],
    },
    {
      id: 'mongodb',
      name: 'MongoDB',
      kind: 'tool',
      level: 2,
      hours: 22,
      prerequisites: ['programming-fundamentals'],
      aliases: [
        'mongo db',
        'mongoose odm',
        'mongodb atlas',
        'mongodb aggregation',
        'mongo database',
        'couchdb',
        'couchbase',
      ],
      step: 'Model and query documents in MongoDB',
      description:
        'MongoDB keeps records as documents much like the objects of your program. It is quick to begin with, and it punishes a model that ignores how data is read.',
      learn:
        'Documents, embedding against references, schema rules, compound indexes, the aggregation pipeline, explain, write concern, and transactions.',
      build: 'A recipe collection with ratings and search, and three reports as aggregation pipelines.',
      check: 'Each page of your app needs at most two queries, and explain shows an index behind each.',
      outcomes: [
        'choose embedding or references from how data is read',
        'write reports as aggregation pipelines',
        'order the fields of a compound index rightly',
      ],
      tools: ['MongoDB', 'MongoDB Atlas', 'MongoDB Compass', 'Mongoose'],
    },
    {
      id: 'graph-databases',
      name: 'Graph databases',
      kind: 'tool',
      level: 3,
      hours: 18,
      prerequisites: ['databases'],
      aliases: [
        'neo4j',
        'cypher query language',
        'knowledge graph',
        'gremlin query language',
        'amazon neptune',
        'property graph',
      ],
      step: 'Ask about connections with a graph database',
      description:
        'Who knows whom, what depends on what, which accounts share a phone: such questions run along connections. You learn to model nodes and relations and to ask for paths.',
      learn:
        'Nodes, relations and properties, Cypher patterns, paths of varying length, indexes, avoiding dense nodes, and recursive SQL as the simpler choice.',
      build: 'A graph of films and people in Neo4j with ten questions, and two of them in recursive SQL.',
      check: 'You say which of your ten questions really needed a graph database.',
      outcomes: [
        'model a domain as nodes and relations',
        'write pattern and path queries in Cypher',
        'judge whether a graph database is worth it',
      ],
      tools: ['Neo4j', 'Cypher', 'PostgreSQL'],
    },
  ],
}
