import type { SkillArea } from '#knowledge/types.ts'

export const observability: SkillArea = {
  locale: 'en',
  area: 'Observability',
  skills: [
    {
      id: 'monitoring',
      name: 'Monitoring and observability',
      kind: 'practice',
      level: 2,
      hours: 25,
      prerequisites: ['linux'],
      aliases: [
        'observability',
        'datadog',
        'system monitoring',
        'infrastructure monitoring',
        'application monitoring',
        'apm',
        'new relic',
        'dynatrace',
        'server monitoring',
      ],
      weakAliases: ['monitoring', 'alerting'],
      step: 'See what running systems do',
      description:
        'You cannot mend what you cannot see. You learn metrics, logs and traces, dashboards that answer questions, and alarms that wake people only when needed.',
      learn:
        'Metrics, logs and traces, what each is good for, Prometheus and Grafana, alert rules on symptoms, dashboards and retention.',
      build: 'A dashboard and three alarms for a service of yours.',
      check: 'You break the service in three ways and each alarm names the symptom users feel.',
      outcomes: [
        'build a dashboard that shows whether users are served',
        'write an alarm that fires for trouble and stays quiet otherwise',
      ],
      tools: ['Prometheus', 'Grafana'],
    },
    {
      id: 'prometheus-grafana',
      name: 'Prometheus and Grafana',
      kind: 'tool',
      level: 2,
      hours: 18,
      prerequisites: ['monitoring', 'docker'],
      aliases: [
        'prometheus',
        'grafana',
        'promql',
        'alertmanager',
        'grafana dashboards',
        'victoriametrics',
        'node exporter',
        'metrics collection',
      ],
      weakAliases: ['thanos'],
      step: 'Measure services with Prometheus and Grafana',
      description:
        'Prometheus and Grafana are the usual pair for figures of running systems. You learn to expose good figures, to ask them questions and to keep their number affordable.',
      learn:
        'Counters, gauges and histograms, labels and their cost, PromQL rates and quantiles, recording and alert rules, exporters, Alertmanager, and long storage.',
      build:
        'Your own web service with request, error and duration figures, scraped, drawn and with two alert rules under test.',
      check: 'You state the 95th percentile of the last hour by route, and explain why an average would mislead.',
      outcomes: [
        'add figures to a service and ask them questions in PromQL',
        'find the label that makes the number of series explode',
      ],
      tools: ['Prometheus', 'Grafana', 'Alertmanager'],
    },
    {
      id: 'log-management',
      name: 'Log management',
      kind: 'tool',
      level: 2,
      hours: 18,
      prerequisites: ['linux', 'docker'],
      aliases: [
        'elastic stack',
        'elk stack',
        'logstash',
        'kibana',
        'fluentd',
        'fluent bit',
        'grafana loki',
        'graylog',
        'centralized logging',
        'log aggregation',
      ],
      step: 'Bring all logs to one place',
      description:
        'Reading logs on thirty machines by hand takes longer than the outage. You learn to gather, structure and search them, and to keep cost and private data in check.',
      learn:
        'Structured logs, shippers, parsing, Elasticsearch or Loki, queries, request ids, retention and tiers, sampling and masking of personal data.',
      build:
        'Three containers whose logs arrive in Loki or Elasticsearch with a common request id, and a saved search for errors.',
      check: 'From one error message you find the request’s whole way through three services in under a minute.',
      outcomes: [
        'find one request’s path through the logs of many services',
        'keep passwords and personal data out of logs',
      ],
      tools: ['Elasticsearch', 'Kibana', 'Logstash', 'Grafana Loki', 'Fluent Bit'],
    },
    {
      id: 'distributed-tracing',
      name: 'Distributed tracing',
      kind: 'practice',
      level: 3,
      hours: 15,
      prerequisites: ['monitoring', 'programming-fundamentals'],
      aliases: [
        'opentelemetry',
        'otel',
        'jaeger',
        'zipkin',
        'grafana tempo',
        'aws x ray',
        'request tracing',
        'trace context',
      ],
      step: 'Follow a request through many services',
      description:
        'When ten services answer one click, a slow click has ten suspects. A trace shows each part’s share, and OpenTelemetry is the common way to make one.',
      learn:
        'Spans and context, automatic and hand-made instrumentation, attributes, the collector, head and tail sampling, and links to logs and figures.',
      build:
        'Two small services and a queue instrumented with OpenTelemetry and shown in Jaeger, with one slow query planted.',
      check: 'A friend finds the planted slowness from the trace alone, also across the queue.',
      outcomes: [
        'find the slow part of a request across services and queues',
        'sample traces so that errors and slow calls are kept',
      ],
      tools: ['OpenTelemetry', 'Jaeger'],
    },
    {
      id: 'on-call-alerting',
      name: 'On-call and alerting',
      kind: 'practice',
      level: 2,
      hours: 12,
      prerequisites: ['monitoring'],
      aliases: [
        'pagerduty',
        'opsgenie',
        'on call rotation',
        'alert fatigue',
        'alert management',
        'grafana oncall',
        'runbooks',
        'escalation policy',
        'on call duty',
        'on call engineer',
        'on call shift',
      ],
      weakAliases: ['on call'],
      step: 'Set up alarms people can live with',
      description:
        'Alarms that cry wolf burn people out and hide the real one. You learn to page for what users feel, to hand over a shift well, and to write the page that helps at three in the morning.',
      learn:
        'Symptoms before causes, urgency, grouping and silences, rotations and escalation, runbooks, handovers, fair pay and rest, and weekly clean-up of alarms.',
      build:
        'A rotation for two with escalation in a free PagerDuty or ntfy set-up, three alarms and a runbook for each.',
      check: 'In a week of trial each page led to an action, and your friend solved one by the runbook alone.',
      outcomes: [
        'cut a noisy set of alarms to those that need a person',
        'write a runbook a tired colleague can follow',
      ],
      tools: ['PagerDuty', 'Alertmanager', 'ntfy'],
    },
    {
      id: 'service-level-objectives',
      name: 'Service level objectives',
      kind: 'concept',
      level: 3,
      hours: 12,
      prerequisites: ['monitoring'],
      aliases: ['slo', 'error budget', 'service level indicator', 'service level objective', 'availability target'],
      weakAliases: ['burn rate', 'sli', 'sla'],
      step: 'Set service level objectives and error budgets',
      description:
        'A hundred per cent is neither possible nor wanted. An objective says how good is good enough, and its error budget decides between new features and repairs.',
      learn:
        'Indicators users feel, windows, objectives and agreements, error budgets and what follows when one is spent, burn-rate alarms, and dependencies.',
      build: 'Two objectives for a service of yours with a dashboard of the budget left and a burn-rate alarm.',
      check: 'You say how many minutes a month 99.9 % allows, and your alarm fires for a fast burn but not for a blip.',
      outcomes: [
        'choose indicators that follow what users feel',
        'alarm on a budget that burns too fast',
        'use the budget to decide between features and repairs',
      ],
      tools: ['Prometheus', 'Grafana'],
    },
  ],
}
