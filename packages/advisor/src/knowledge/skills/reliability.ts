import type { SkillArea } from '#knowledge/types.ts'

export const reliability: SkillArea = {
  locale: 'en',
  area: 'Reliability',
  skills: [
    {
      id: 'site-reliability',
      name: 'Site reliability engineering',
      kind: 'practice',
      level: 3,
      hours: 25,
      prerequisites: ['monitoring'],
      aliases: ['sre', 'site reliability', 'toil reduction', 'service reliability', 'site reliability engineer'],
      weakAliases: ['production engineering', 'reliability engineering'],
      step: 'Keep a service reliable on purpose',
      description:
        'Reliability is a goal with a number, paid for with time. You learn objectives, error budgets, on-call work and reviews without blame, and to automate chores that grow with the service.',
      learn:
        'Objectives and error budgets, toil, runbooks, incidents, postmortems, safe releases, overload and graceful degradation, and load tests with k6.',
      build: 'Objectives for one service, a runbook, and a postmortem of a failure you staged.',
      check: 'Someone else restores the service at night with your runbook alone.',
      outcomes: [
        'weigh reliability against new features with numbers',
        'find the chore that costs a team most and automate it',
      ],
      tools: ['Prometheus', 'Grafana', 'k6'],
    },
    {
      id: 'service-incidents',
      name: 'Service incident management',
      kind: 'practice',
      level: 2,
      hours: 12,
      prerequisites: ['monitoring'],
      aliases: [
        'production incident',
        'service outage',
        'incident commander',
        'outage response',
        'production support',
        'service restoration',
        'mttr',
      ],
      step: 'Lead an outage to its end',
      description:
        'In an outage the hardest part is order: who decides, who looks, who tells the users. You learn to restore first, to explain later, and to leave a record that others can follow.',
      learn:
        'Severity, roles, mitigation before diagnosis, rollbacks, status messages, timelines, handovers, records in ServiceNow or Jira, changes and problems.',
      build:
        'A rehearsal with two friends: break a lab service, lead the repair with one in the role of users, and keep the record on a free Jira or ServiceNow developer site.',
      check:
        'Users heard from you every fifteen minutes, service came back before the cause was known, and the record tells the story.',
      outcomes: [
        'restore a service before its cause is known',
        'tell users and managers in plain words what is happening',
        'keep a record from which others learn',
      ],
      tools: ['ServiceNow', 'Jira'],
    },
    {
      id: 'blameless-reviews',
      name: 'Blameless reviews',
      kind: 'practice',
      level: 2,
      hours: 10,
      prerequisites: ['service-incidents'],
      aliases: [
        'postmortems',
        'blameless postmortem',
        'post incident review',
        'incident review',
        'postmortem report',
        'incident retrospective',
        'learning from incidents',
      ],
      step: 'Learn from an outage without blame',
      description:
        'People who fear blame hide what happened, and the outage returns. A good review finds how sensible people came to act as they did and changes the system around them.',
      learn:
        'Timelines from evidence, several contributing causes rather than one, hindsight, interviews, actions with an owner, and sharing what was learned.',
      build:
        'A review of an outage you staged, or of a published one, with a timeline, contributing causes and three actions.',
      check: 'No sentence ends at “human error”, and each action would have changed the course of the outage.',
      outcomes: [
        'lead a review in which people speak openly',
        'write actions that change the system rather than warn people',
      ],
      tools: [],
    },
    {
      id: 'chaos-engineering',
      name: 'Chaos engineering',
      kind: 'practice',
      level: 3,
      hours: 15,
      prerequisites: ['monitoring', 'docker'],
      aliases: [
        'chaos mesh',
        'litmuschaos',
        'chaos monkey',
        'fault injection',
        'gremlin chaos',
        'resilience testing',
        'toxiproxy',
      ],
      weakAliases: ['game day'],
      step: 'Break systems on purpose, safely',
      description:
        'Spare parts that were never tried may not work. A chaos experiment states what should happen, causes a small failure under control, and shows where the belief was wrong.',
      learn:
        'Steady state and hypothesis, blast radius, stop conditions, faults of network, disk, time and dependencies, game days, and work in production.',
      build:
        'Four experiments on a lab service with Toxiproxy or Chaos Mesh: a slow database, a lost node, a full disk, a dead dependency.',
      check: 'Each has a hypothesis written before and a graph after, and at least one weakness was found and mended.',
      outcomes: ['plan an experiment that cannot get out of hand', 'show with a graph what a failure does to users'],
      tools: ['Chaos Mesh', 'Toxiproxy'],
    },
    {
      id: 'capacity-planning',
      name: 'Capacity planning',
      kind: 'practice',
      level: 3,
      hours: 15,
      prerequisites: ['monitoring', 'spreadsheets'],
      aliases: [
        'capacity management',
        'capacity forecasting',
        'autoscaling',
        'auto scaling',
        'server sizing',
        'infrastructure sizing',
        'scaling plan',
        'resource planning for servers',
      ],
      step: 'Plan how much capacity is needed',
      description:
        'Exam results day or a festival sale brings tenfold traffic in an hour. You learn to measure what one unit carries, to foresee demand and to decide what must stand ready.',
      learn:
        'Demand and its seasons, load tests to find the knee, headroom, queues and utilisation, autoscaling and its delay, quotas, lead times and cost.',
      build:
        'A load test of a small service with k6 and a Microsoft Excel or Google Sheets model of servers needed for ten times today’s traffic.',
      check: 'Your model’s forecast for a load you had not tested is within a fifth of what a test then shows.',
      outcomes: [
        'say from measurements how much traffic a system carries',
        'plan capacity and its cost for a known peak',
      ],
      tools: ['k6', 'Microsoft Excel', 'Grafana'],
    },
    {
      id: 'disaster-recovery',
      name: 'Disaster recovery',
      kind: 'practice',
      level: 3,
      hours: 18,
      prerequisites: ['backup-recovery', 'networking'],
      aliases: [
        'business continuity',
        'dr plan',
        'disaster recovery plan',
        'dr drill',
        'recovery site',
        'rto and rpo',
        'bcp',
        'aws elastic disaster recovery',
      ],
      weakAliases: ['pilot light', 'warm standby'],
      step: 'Plan to survive the loss of a whole site',
      description:
        'A flood, a fire or an administrator’s mistake can take a whole site. You learn to decide what must come back first, to keep a second place ready, and to practise the move.',
      learn:
        'Impact analysis, recovery targets, cold, warm and hot sites, pilot light, replication, names and keys, order of start, drills and the way back.',
      build:
        'A plan for a hospital’s three systems and a drill with yours: delete one small cloud or lab site and bring it up in another from scripts or Terraform code and backups.',
      check:
        'Somebody else carries out the drill from your pages within the stated time, and the lost data is within its limit.',
      outcomes: [
        'agree recovery targets with those who run the business',
        'bring services up at a second site and return to the first',
      ],
      tools: ['Terraform'],
    },
    {
      id: 'green-it',
      name: 'Green IT',
      kind: 'concept',
      level: 2,
      hours: 12,
      prerequisites: ['cloud-fundamentals'],
      aliases: [
        'sustainable computing',
        'green computing',
        'green software',
        'carbon aware computing',
        'energy efficiency in it',
        'cloud sustainability',
        'ict environmental policies',
        'power usage effectiveness',
      ],
      step: 'Measure and lower the energy of systems',
      description:
        'Computing uses more power each year, and idle machines use much of it. You learn to estimate energy and carbon, to find the largest waste, and not to be fooled by claims.',
      learn:
        'Power usage effectiveness, carbon of power and of making hardware, region and time of day, idle resources, right sizes, hardware life, e-waste and reports.',
      build:
        'An estimate for a small application with Cloud Carbon Footprint or Kepler: before and after three changes.',
      check: 'You name the assumptions behind your figures and the one change that saved most.',
      outcomes: [
        'estimate the energy and carbon of a system with its assumptions',
        'cut waste that saves both power and money',
      ],
      tools: ['Cloud Carbon Footprint', 'Kepler'],
    },
  ],
}
