import type { SkillArea } from '#knowledge/types.ts'

export const systemBuilding: SkillArea = {
  locale: 'en',
  area: 'Building lasting systems',
  skills: [
    {
      id: 'distributed-systems',
      name: 'Distributed systems',
      kind: 'concept',
      level: 3,
      hours: 45,
      prerequisites: ['http', 'databases'],
      aliases: [
        'distributed computing',
        'distributed system design',
        'cap theorem',
        'consensus algorithm',
        'eventual consistency',
        'fault tolerance',
        'fault tolerant system',
        'distributed transaction',
      ],
      step: 'Reason about systems of many machines',
      description:
        'When machines work together, messages get lost, clocks disagree and one half fails while the other runs on. You learn what can still be promised, and at what price.',
      learn:
        'Partial failure, timeouts and retries, idempotency, replication as in Kafka and Cassandra, consistency models, the CAP theorem, consensus as in etcd and ZooKeeper, and logical clocks.',
      build: 'A key-value store on three processes that goes on serving when you end one of them.',
      check:
        'You cut one node off on purpose and predict correctly which reads are stale and which writes are refused.',
      outcomes: [
        'make an operation safe to repeat',
        'name the consistency a feature needs',
        'explain what a network partition does to a design',
      ],
      tools: ['Apache ZooKeeper', 'etcd', 'Apache Kafka', 'Apache Cassandra'],
    },
    {
      id: 'event-driven-architecture',
      name: 'Event-driven architecture',
      kind: 'concept',
      level: 3,
      hours: 25,
      prerequisites: ['message-queues'],
      aliases: [
        'event sourcing',
        'cqrs',
        'event driven system',
        'event driven design',
        'publish subscribe',
        'domain event',
        'event driven microservice',
        'transactional outbox',
      ],
      step: 'Let the parts of a system react to events',
      description:
        'Instead of calling each other, parts announce what has happened and others react. The parts come loose from each other, but order, duplicates and delays become your concern.',
      learn:
        'Events against commands, publish and subscribe over a broker such as Kafka or RabbitMQ, event schemas and versions, idempotent consumers, the outbox pattern, event sourcing and CQRS.',
      build:
        'An order that sets off stock, invoice and mail by events, with each consumer able to restart at any time.',
      check: 'You deliver every event twice and in the wrong order, and the result is still right.',
      outcomes: [
        'choose between a call and an event',
        'write consumers that bear duplicates',
        'change an event’s schema without breaking its readers',
      ],
      tools: ['Apache Kafka', 'RabbitMQ', 'Amazon SQS', 'Apache ActiveMQ'],
    },
    {
      id: 'domain-driven-design',
      name: 'Domain-driven design',
      kind: 'concept',
      level: 3,
      hours: 30,
      prerequisites: ['object-oriented-programming'],
      aliases: [
        'ddd',
        'bounded context',
        'ubiquitous language',
        'event storming',
        'domain modelling',
        'domain modeling',
        'domain model',
        'context map',
      ],
      step: 'Build software in the language of its trade',
      description:
        'Code that speaks of policies, claims and premiums is easier to change than code that speaks of records and flags. You learn to draw borders where the meaning of words changes.',
      learn:
        'A shared language, bounded contexts, entities and value objects, aggregates, domain events, and workshops such as event storming.',
      build: 'A model of a lending library or clinic in code whose words you checked with somebody who works in one.',
      check: 'That person reads the names of your classes and methods and corrects none of them.',
      outcomes: [
        'find the borders in a business by its words',
        'keep rules in value objects and aggregates',
        'draw a context map of a larger system',
      ],
      tools: ['Miro'],
    },
    {
      id: 'refactoring',
      name: 'Refactoring',
      kind: 'practice',
      level: 2,
      hours: 18,
      prerequisites: ['unit-testing'],
      aliases: [
        'code refactoring',
        'refactor code',
        'refactor',
        'code smell',
        'restructuring code',
        'improving existing code',
      ],
      step: 'Change the shape of code, not what it does',
      description:
        'Refactoring improves the structure of code in steps so small that each is plainly safe. It keeps a program changeable after years, and it is done in minutes between features, not in a month of rewriting.',
      learn:
        'Code smells, extract and inline, rename, move, replacing conditionals, characterisation tests, and your editor’s automatic refactorings.',
      build:
        'Take a function of over a hundred lines through fifteen small commits, with the tests passing after each.',
      check: 'Any of the commits could be released, and none mixes a change of behaviour with a change of shape.',
      outcomes: [
        'name the smell and the step that removes it',
        'restructure code while the tests stay green',
        'separate refactoring from new behaviour',
      ],
      tools: ['IntelliJ IDEA', 'Visual Studio Code'],
    },
    {
      id: 'legacy-code',
      name: 'Working with legacy code',
      kind: 'practice',
      level: 3,
      hours: 25,
      prerequisites: ['refactoring'],
      aliases: [
        'legacy code',
        'application modernization',
        'software modernisation',
        'cobol',
        'software reengineering',
      ],
      weakAliases: ['reengineering', 'legacy system', 'legacy application', 'software maintenance', 'technical debt'],
      step: 'Take over a system nobody dares to touch',
      description:
        'Most paid programming is changing what exists. You learn to understand a system without its authors, to put tests around it and to replace it piece by piece while it goes on earning.',
      learn:
        'Reading by running, finding seams, characterisation tests, breaking dependencies, strangler migrations, paying down technical debt, and reading an old language such as COBOL.',
      build:
        'Choose an old open project, write down how its parts work, and put ten characterisation tests around one of them.',
      check: 'You change one behaviour in it, and the tests prove that nothing else moved.',
      outcomes: [
        'explore an unknown code base methodically',
        'put tests around code that was not made for them',
        'plan a replacement in steps',
      ],
      tools: ['Git', 'SonarQube', 'COBOL'],
    },
    {
      id: 'error-handling',
      name: 'Error handling',
      kind: 'practice',
      level: 1,
      hours: 12,
      prerequisites: ['programming-fundamentals'],
      aliases: [
        'exception handling',
        'try catch',
        'handling exceptions',
        'handling errors',
        'defensive programming',
        'graceful degradation',
      ],
      weakAliases: ['fail fast'],
      step: 'Plan for what goes wrong',
      description:
        'Files are missing, networks fail and people type nonsense. A good program tells mistakes of the user from faults of its own, says something useful, and leaves no half-done work behind.',
      learn:
        'Exceptions against result values, where to catch, cleaning up, retries with growing pauses, timeouts, and messages that help.',
      build:
        'A downloader that copes with no network, a full disk and a broken file, each with a message that says what to do.',
      check: 'A friend tries to crash your program for ten minutes and never sees a stack trace or loses data.',
      outcomes: [
        'decide where an error is handled and where passed on',
        'release resources on every path',
        'write error messages that tell people what to do',
      ],
      tools: [],
    },
    {
      id: 'logging-practice',
      name: 'Application logging',
      kind: 'practice',
      level: 2,
      hours: 10,
      prerequisites: ['programming-fundamentals'],
      aliases: [
        'structured logging',
        'log level',
        'log4j',
        'slf4j',
        'serilog',
        'logging framework',
        'logback',
        'writing logs',
      ],
      weakAliases: ['logging'],
      step: 'Write logs that answer questions',
      description:
        'When a program fails at night, its log is the only witness. You learn to record what happened, to whom and in which request, without drowning the reader or giving away secrets.',
      learn:
        'Levels, structured entries, request ids, what must never be logged, rotation, and searching a day of logs with Kibana or plain text tools.',
      build: 'Structured logs for a small program, with one id that ties together everything done for one request.',
      check:
        'From the log alone a friend reconstructs what a user did and why it failed, and finds no password or full card number.',
      outcomes: [
        'choose the level for a message',
        'trace one request through a system',
        'keep personal data out of logs',
      ],
      tools: ['Apache Log4j', 'Serilog', 'Elasticsearch', 'Kibana'],
    },
    {
      id: 'internationalisation',
      name: 'Internationalisation',
      kind: 'practice',
      level: 2,
      hours: 12,
      prerequisites: ['programming-fundamentals'],
      aliases: [
        'internationalization',
        'i18n',
        'l10n',
        'unicode',
        'character encoding',
        'multilingual software',
        'right to left text',
      ],
      weakAliases: ['localisation', 'localization'],
      step: 'Make software speak several languages',
      description:
        'Software for Sri Lanka needs Sinhala, Tamil and English, and each has its own plurals, order and line breaks. You learn to keep texts out of the code and to get dates, money and sorting right.',
      learn:
        'Unicode and UTF-8, message catalogues, plural rules, locale-aware dates and numbers, time zones, sorting, and right-to-left text.',
      build: 'A small program in three languages whose texts a translator can change without touching code.',
      check: 'A fourth language needs no change of code, and no sentence is glued together from pieces.',
      outcomes: [
        'prepare a program for translation',
        'format dates, numbers and money for a locale',
        'avoid the usual faults with Unicode text',
      ],
      tools: ['ICU', 'GNU gettext'],
    },
  ],
}
