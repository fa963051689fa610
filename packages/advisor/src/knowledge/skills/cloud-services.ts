import type { SkillArea } from '#knowledge/types.ts'

export const cloudServices: SkillArea = {
  locale: 'en',
  area: 'Cloud services and governance',
  skills: [
    {
      id: 'cloud-iam',
      name: 'Cloud access management',
      kind: 'practice',
      level: 2,
      hours: 15,
      prerequisites: ['cloud-fundamentals'],
      aliases: [
        'cloud access control',
        'aws iam',
        'cloud iam',
        'azure rbac',
        'iam roles',
        'iam policies',
        'least privilege',
        'workload identity',
        'iam identity center',
      ],
      step: 'Give cloud users and programs only the rights they need',
      description:
        'In a cloud the rights are the walls: one key with too much power has sunk companies. You learn who may do what, to read a policy, and to work without lasting keys.',
      learn:
        'Users, groups and roles in AWS IAM or Microsoft Entra ID, policies and their evaluation, conditions, short-lived credentials, federation, service accounts, boundaries and finding unused rights.',
      build:
        'An account with a guarded root user and three roles: reader, developer and a pipeline, each tested with what it must not do.',
      check: 'You show for each role one allowed and one refused action and the rule that decides it.',
      outcomes: [
        'write a policy that allows one task and nothing else',
        'find out why an action is refused or, worse, allowed',
      ],
      tools: ['AWS IAM', 'Microsoft Entra ID', 'Google Cloud IAM'],
    },
    {
      id: 'cloud-monitoring',
      name: 'Cloud monitoring',
      kind: 'tool',
      level: 2,
      hours: 12,
      prerequisites: ['cloud-fundamentals'],
      aliases: [
        'cloudwatch',
        'azure monitor',
        'google cloud monitoring',
        'cloudtrail',
        'application insights',
        'log analytics workspace',
        'amazon cloudwatch',
        'stackdriver',
      ],
      step: 'Watch a cloud account with its own tools',
      description:
        'Each cloud records what its services do and who changed what, if one asks it to. You learn to read these records, to be warned, and not to pay more for logs than for servers.',
      learn:
        'Service figures and one’s own in CloudWatch or Azure Monitor, log groups and queries, alarms and actions, dashboards, audit trails, health notices, retention and cost.',
      build: 'A dashboard for a function or small server, two alarms by mail, and a saved query for errors.',
      check: 'You find out from the audit trail who changed a firewall rule and when.',
      outcomes: ['set alarms and dashboards for managed services', 'find in the audit trail who changed what'],
      tools: ['Amazon CloudWatch', 'AWS CloudTrail', 'Azure Monitor', 'Google Cloud Monitoring'],
    },
    {
      id: 'cloud-storage',
      name: 'Cloud storage',
      kind: 'tool',
      level: 2,
      hours: 12,
      prerequisites: ['cloud-fundamentals'],
      aliases: [
        'object storage',
        'amazon s3',
        's3 storage',
        's3 buckets',
        'azure blob storage',
        'google cloud storage',
        'aws s3',
        'amazon ebs',
        'amazon efs',
        'minio',
      ],
      step: 'Store files in the cloud safely and cheaply',
      description:
        'Object storage holds backups, pictures and data lakes at low cost and has leaked millions of records by wrong settings. You learn to keep it private, durable and affordable.',
      learn:
        'Objects in Amazon S3, Azure Blob Storage or Google Cloud Storage, block and file storage, storage classes and lifecycles, versions and locks, encryption, signed links, access rules, events and transfer costs.',
      build: 'A private bucket with versions and a lifecycle, and a page that uploads by a signed link.',
      check: 'You restore an overwritten file, and a stranger’s request for any object is refused.',
      outcomes: [
        'choose between object, block and file storage',
        'keep a bucket private and bring back what was deleted',
        'lower storage cost by lifecycle rules',
      ],
      tools: ['Amazon S3', 'Azure Blob Storage', 'Google Cloud Storage'],
    },
    {
      id: 'cloud-databases',
      name: 'Cloud databases',
      kind: 'tool',
      level: 2,
      hours: 18,
      prerequisites: ['cloud-fundamentals', 'databases'],
      aliases: [
        'amazon rds',
        'amazon aurora',
        'azure sql database',
        'cloud sql',
        'managed database',
        'cosmos db',
        'database as a service',
        'dbaas',
        'aws rds',
      ],
      step: 'Run a managed database in the cloud',
      description:
        'Managed databases take over patches, backups and failover but not slow queries or wide-open doors. You learn what remains yours and how to choose among a dozen kinds.',
      learn:
        'Instances and serverless kinds, standby and read replicas, backups to a point in time, connection pools, private access, upgrades, key-value and document services.',
      build:
        'A PostgreSQL database on a free tier with private access, restored to a moment before a deletion you made.',
      check: 'You lose at most five minutes of data, and you state what failover did to open connections.',
      outcomes: ['choose a managed database for a load and price it', 'restore a database to a moment in the past'],
      tools: ['Amazon RDS', 'Azure SQL Database', 'Cloud SQL', 'Amazon DynamoDB', 'PostgreSQL'],
    },
    {
      id: 'multi-cloud',
      name: 'Multi-cloud',
      kind: 'concept',
      level: 3,
      hours: 15,
      prerequisites: ['cloud-architecture'],
      aliases: [
        'multi cloud strategy',
        'cloud vendor lock in',
        'multiple cloud providers',
        'cloud agnostic',
        'cross cloud',
        'cloud portability',
        'cloud exit strategy',
      ],
      step: 'Decide when several clouds are worth it',
      description:
        'Two clouds may lower a risk or double the work. You learn what can move, what ties you down, and to plan an exit before it is needed.',
      learn:
        'Reasons and costs, identity and network across clouds, data gravity and egress prices, portable parts, common tooling, operations and regulators’ demands.',
      build:
        'One container application run on two clouds by the same code, with a table of what differed and an exit plan.',
      check: 'You switch users to the second cloud by DNS, and the plan says how long the data would take.',
      outcomes: ['judge by cost and risk whether a second cloud helps', 'write an exit plan for a cloud service'],
      tools: ['Amazon Web Services', 'Microsoft Azure', 'Google Cloud', 'Terraform'],
    },
    {
      id: 'hybrid-cloud',
      name: 'Hybrid cloud',
      kind: 'concept',
      level: 3,
      hours: 15,
      prerequisites: ['cloud-networking', 'virtualisation'],
      aliases: [
        'hybrid infrastructure',
        'azure arc',
        'on premises and cloud',
        'aws storage gateway',
        'on premise infrastructure',
        'google anthos',
        'azure stack',
      ],
      step: 'Join a data centre with a cloud',
      description:
        'Banks and factories keep part of their systems at home for years. You learn to join both sides so that names, identities and monitoring work across, and to know what breaks when the line does.',
      learn:
        'VPN and leased lines, address plans without overlap, names in both directions, joined identities, data placement, latency, management tools and failure of the link.',
      build:
        'A lab network joined to a cloud network by WireGuard or a VPN within free credit, with names that work both ways.',
      check: 'You cut the tunnel and have listed beforehand exactly what stops and what goes on.',
      outcomes: [
        'connect an office network and a cloud with working names and routes',
        'decide which systems stay at home and why',
      ],
      tools: ['WireGuard', 'VPN', 'Azure Arc'],
    },
    {
      id: 'landing-zones',
      name: 'Landing zones',
      kind: 'practice',
      level: 3,
      hours: 15,
      prerequisites: ['infrastructure-as-code', 'cloud-iam'],
      aliases: [
        'landing zone',
        'aws control tower',
        'aws organizations',
        'azure landing zone',
        'cloud governance',
        'multi account',
        'management groups',
        'service control policies',
        'cloud adoption framework',
      ],
      step: 'Lay out accounts for a whole organisation',
      description:
        'A company’s hundredth project should start as safely as its first. A landing zone gives each team an account with network, logs, limits and budget already in place.',
      learn:
        'Accounts or subscriptions as walls, organisation trees (AWS Organizations, Azure management groups), guard rails, central logs and identity, shared networks, account factories, budgets and emergency access.',
      build:
        'A drawn and coded organisation of four accounts with two guard rails and central audit logs, in a free organisation.',
      check:
        'An administrator of one account cannot switch off its audit log, and a new account is ready from one pull request.',
      outcomes: [
        'lay out accounts so that one team’s mistake stays its own',
        'give out new accounts by code with safe defaults',
      ],
      tools: ['AWS Organizations', 'AWS Control Tower', 'Azure Policy', 'Terraform'],
    },
  ],
}
