import type { SkillArea } from '#knowledge/types.ts'

export const systemsPlanning: SkillArea = {
  locale: 'en',
  area: 'Planning of systems',
  skills: [
    {
      id: 'architecture-diagrams',
      name: 'Architecture diagrams',
      kind: 'practice',
      level: 2,
      hours: 12,
      prerequisites: [],
      aliases: [
        'microsoft visio',
        'visio',
        'draw.io',
        'lucidchart',
        'c4 model',
        'network diagram',
        'architecture diagram',
        'system diagrams',
        'diagrams as code',
        'infrastructure diagrams',
      ],
      step: 'Draw systems so that others understand them',
      description:
        'A drawing is how architects, developers and managers agree on what is to be built. You learn to choose a level, to label every line and to keep drawings true.',
      learn:
        'Context, container and component views, network drawings of cables and of addresses, flows, legends, cloud icons in Microsoft Visio or draw.io, and diagrams as code.',
      build:
        'Three drawings of one system: context, containers and network, with a legend and a date, kept beside the code.',
      check: 'Somebody new explains the system from your drawings alone and asks at most two questions.',
      outcomes: [
        'draw one system at the level each reader needs',
        'draw a network with its addresses, zones and links',
      ],
      tools: ['Microsoft Visio', 'draw.io', 'Structurizr', 'Mermaid'],
    },
    {
      id: 'infrastructure-analysis',
      name: 'Infrastructure analysis',
      kind: 'practice',
      level: 3,
      hours: 18,
      prerequisites: ['networking', 'architecture-diagrams'],
      aliases: [
        'ict infrastructure analysis',
        'system specification',
        'infrastructure assessment',
        'infrastructure requirements',
        'analyse ict system',
        'technology roadmap for infrastructure',
        'it infrastructure planning',
        'infrastructure analyst',
      ],
      weakAliases: ['systems engineering'],
      step: 'Find out what infrastructure an organisation needs',
      description:
        'Before anything is bought, somebody must know what runs, what it is worth and what is missing. You learn to take stock, to ask users and to write a specification suppliers can answer.',
      learn:
        'Inventories and dependencies, interviews, loads and limits, quality needs with numbers, gaps, options with cost and risk, specifications, and comparing offers.',
      build:
        'A study of a small office or school: what it has, what it needs in three years, three options compared in Microsoft Excel or Google Sheets, a drawing in Microsoft Visio or draw.io, and a recommendation.',
      check: 'A reader who disagrees can trace your recommendation to numbers and change one to see another result.',
      outcomes: [
        'take stock of systems and what depends on what',
        'write a specification with needs that can be tested',
        'recommend one of several options by cost and risk',
      ],
      tools: ['Microsoft Excel', 'Microsoft Visio'],
    },
    {
      id: 'systems-integration',
      name: 'Systems integration',
      kind: 'practice',
      level: 3,
      hours: 25,
      prerequisites: ['rest-apis', 'networking'],
      aliases: [
        'system integration',
        'enterprise integration',
        'enterprise service bus',
        'mulesoft',
        'application integration',
        'integration platform',
        'ipaas',
        'apache camel',
        'integrating systems',
        'ict system integration',
        'integration middleware',
        'middleware administration',
      ],
      weakAliases: ['middleware'],
      step: 'Make systems of different makers work together',
      description:
        'A hospital’s laboratory, accounts and booking come from three makers and must agree on one patient. You learn to join systems so that messages are neither lost nor doubled.',
      learn:
        'Interfaces and formats (JSON, XML, files), adapters, queues, mapping, duplicates and order, errors and retries, contracts, tests of the whole and cut-over.',
      build:
        'Two small applications with different data joined by Apache Camel or Node-RED and a RabbitMQ queue, with a log of every message.',
      check: 'You stop either side for an hour; afterwards both agree and no message was lost or used twice.',
      outcomes: [
        'join two systems by API, file or queue and prove that they agree',
        'plan and test the integration of bought software step by step',
      ],
      tools: ['Apache Camel', 'RabbitMQ', 'Node-RED', 'XML'],
    },
    {
      id: 'well-architected-reviews',
      name: 'Well-architected reviews',
      kind: 'practice',
      level: 3,
      hours: 12,
      prerequisites: ['cloud-architecture'],
      aliases: [
        'well architected',
        'well architected framework',
        'architecture review',
        'design review for cloud',
        'aws well architected',
        'azure well architected',
      ],
      step: 'Review a cloud design against a framework',
      description:
        'Each large cloud publishes the questions it would ask about a design. You learn to hold such a review as a conversation, to rank what it finds and to record decisions.',
      learn:
        'The pillars: operations, security, reliability, performance, cost and sustainability; interviews, risks by likelihood and harm, decision records and follow-up.',
      build: 'A review of an open reference architecture with ten findings, ranked, and three decision records.',
      check: 'Each finding names what could happen, to whom and what the cure costs, and the top three are agreed.',
      outcomes: [
        'lead a review that finds the risks that matter',
        'record a design decision with what spoke against it',
      ],
      tools: ['AWS Well-Architected Tool', 'Microsoft Azure', 'Google Cloud'],
    },
  ],
}
