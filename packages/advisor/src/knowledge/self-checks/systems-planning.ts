import type { SelfChecks } from '#knowledge/types.ts'

export const systemsPlanningSelfChecks: SelfChecks = {
  'architecture-diagrams': [
    {
      ask: 'What does each of the first two levels of the C4 model show, and for whom?',
      answer:
        'Context: the system with its users and neighbours, for everybody. Containers: the running applications and stores with their technology, for technical people.',
    },
    {
      ask: 'Why draw a physical and a logical view of a network separately?',
      answer:
        'Cables, ports and rooms follow other lines than addresses, VLANs and routes; one drawing of both is unreadable, and each answers other questions.',
    },
    {
      ask: 'What must the label of an arrow between two systems tell?',
      answer:
        'What flows or is asked for, in which direction the call is made, and by which protocol, for instance “reads orders, HTTPS/JSON”.',
    },
  ],
  'infrastructure-analysis': [
    {
      ask: 'How do you find out which systems depend on a server nobody can explain?',
      answer:
        'From connections and flow records over a full business cycle, name records, jobs and certificates, then interviews; last by switching it off under watch with a way back.',
    },
    {
      ask: 'What is wrong with “the system must be fast and highly available”, and how do you mend it?',
      answer:
        'It cannot be tested. State a measure, load and limit, such as 95 % of searches under one second with 300 users, and minutes of outage allowed a month.',
    },
    {
      ask: 'What belongs in the cost of owning a server besides its price?',
      answer:
        'Power and cooling, space, licences and support, staff, backup, network, spare parts, and taking it out of service, over its life.',
    },
  ],
  'systems-integration': [
    {
      ask: 'A queue delivers each message at least once: what must the receiver do?',
      answer:
        'Be idempotent: remember message ids or use operations that may be repeated, so that a second delivery changes nothing.',
    },
    {
      ask: 'Why do point-to-point links between ten systems become a problem, and what does a hub cost instead?',
      answer:
        'Up to forty-five links must be known and changed together. A hub or bus cuts them to ten, but becomes a critical part and a queue for changes.',
    },
    {
      ask: 'What do you do with a message the target system rejects?',
      answer:
        'Retry only if the fault is temporary; otherwise move it to a dead-letter queue with its error, raise an alarm and allow correction and replay.',
    },
  ],
  'well-architected-reviews': [
    {
      ask: 'How may two pillars pull against each other, and who decides then?',
      answer:
        'A second region raises reliability and cost. The business decides from its recovery targets and the price; the review makes the trade visible.',
    },
    {
      ask: 'What does an architecture decision record hold?',
      answer:
        'Context, the decision, the alternatives weighed and the consequences, with date and status. It is superseded by a new one rather than rewritten.',
    },
    {
      ask: 'Why should a review be a talk with the team rather than a form they fill in?',
      answer:
        'Risks show in hesitations and differing answers, and a team that is not judged tells more; a form gets the answer that looks right.',
    },
  ],
}
