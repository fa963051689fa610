import type { SelfChecks } from '#knowledge/types.ts'

export const observabilitySelfChecks: SelfChecks = {
  monitoring: [
    {
      ask: 'Which four signals would you put first on the dashboard of a service that answers requests, and what does each show?',
      answer:
        'Latency: how long requests take, failed ones apart; traffic: how many arrive; errors: which share fails; saturation: how near the scarcest resource is to its limit.',
    },
    {
      ask: 'Why alarm on a high error rate rather than on a high processor load?',
      answer:
        'Users feel errors. High load may be harmless, and many other causes of errors would be missed; load belongs on the dashboard that explains.',
    },
    {
      ask: 'When do you reach for a metric, a log and a trace?',
      answer:
        'Metrics show that and since when something is wrong, traces in which part of a request, and logs exactly what happened there.',
    },
  ],
  'prometheus-grafana': [
    {
      ask: 'Why must you take rate() before sum() and not the other way round?',
      answer:
        'rate() corrects counters that were reset by a restart. In a sum the reset of one instance looks like a drop of the whole and gives wrong values.',
    },
    {
      ask: 'What happens when somebody puts a user id into a label?',
      answer:
        'Each value makes a new time series, so memory use and query times explode. Such detail belongs in logs or traces.',
    },
    {
      ask: 'Why can the 95th percentiles of ten servers not be averaged to get the overall one?',
      answer:
        'Percentiles do not average. Sum the histogram buckets of all servers and compute the quantile from the sum.',
    },
  ],
  'log-management': [
    {
      ask: 'What does a structured log line give you that a sentence does not?',
      answer:
        'Named fields that can be searched, counted and joined, such as request id, user and duration, without fragile patterns.',
    },
    {
      ask: 'How does Loki keep costs lower than Elasticsearch, and what is the price?',
      answer:
        'It indexes only labels, not the text, and stores compressed chunks in object storage. Searching text reads through chunks and is slower.',
    },
    {
      ask: 'A log shipper cannot reach the store for an hour: what should happen?',
      answer:
        'It buffers on disk up to a limit, keeps its position in the files, and sends later; it must not block the application or fill the disk.',
    },
  ],
  'distributed-tracing': [
    {
      ask: 'How does the second service know to which trace its work belongs?',
      answer:
        'The caller passes the context, usually in the traceparent header; the callee makes its span a child of it. Over queues it travels in message headers.',
    },
    {
      ask: 'What is the difference between head and tail sampling?',
      answer:
        'Head sampling decides at the start without knowing the outcome. Tail sampling waits for the whole trace, so errors and slow ones can be kept, at the cost of buffering.',
    },
    {
      ask: 'A trace ends at a message queue although the consumer runs: what is missing?',
      answer:
        'The context is not put into the message or not read from it. Inject at the producer, extract at the consumer, or link the spans.',
    },
  ],
  'on-call-alerting': [
    {
      ask: 'Which three questions must an alarm answer with yes before it may wake somebody?',
      answer:
        'Do users feel it or will they soon, must it be dealt with now, and can the person woken do something about it?',
    },
    {
      ask: 'What belongs in a runbook for an alarm?',
      answer:
        'What users notice, how to confirm it, safe first steps to restore service, whom to call and when, and where figures and logs are.',
    },
    {
      ask: 'An alarm fires every night and clears by itself: what do you do?',
      answer:
        'Do not let people get used to it: find the cause, lengthen its window or change its threshold, turn it into a ticket, or delete it.',
    },
  ],
  'service-level-objectives': [
    {
      ask: 'How long may a service be down in thirty days at 99.9 %, and at 99.99 %?',
      answer: 'About 43 minutes, and about 4.3 minutes.',
    },
    {
      ask: 'What do SLI, SLO and SLA each mean?',
      answer:
        'The indicator is what is measured, the objective the target for it, and the agreement a promise to customers with consequences, usually looser than the objective.',
    },
    {
      ask: 'What is a burn rate of ten, and why alarm on two windows?',
      answer:
        'The budget is spent ten times as fast as allowed, so a thirty-day budget lasts three days. A long window proves it matters, a short one that it still goes on.',
    },
  ],
}
