import type { SelfChecks } from '#knowledge/types.ts'

export const reliabilitySelfChecks: SelfChecks = {
  'site-reliability': [
    {
      ask: 'What is toil, and what is it not?',
      answer:
        'Manual, repeated work that grows with the service and leaves nothing lasting. Hard thinking or one-off projects are not toil, even if tedious.',
    },
    {
      ask: 'The error budget of a service is spent in mid-month: what follows?',
      answer:
        'By the agreed policy risky releases stop and work goes into reliability until the budget recovers; urgent fixes still go out.',
    },
    {
      ask: 'Why does a service under overload do better by refusing some requests early?',
      answer:
        'Otherwise all requests queue until clients give up, and the work done is wasted. Shedding load keeps the accepted ones within time.',
    },
  ],
  'service-incidents': [
    {
      ask: 'Why restore service before looking for the cause?',
      answer:
        'Each minute of search is paid by users. Roll back, fail over or switch off the feature, saving evidence, and diagnose afterwards.',
    },
    {
      ask: 'Why should the person who leads an incident not type commands?',
      answer:
        'Whoever is deep in one machine loses the whole picture: who does what, what was tried, who must be told.',
    },
    {
      ask: 'What belongs in a first message to users during an outage?',
      answer:
        'What does not work for whom, since when, that it is being worked on, a way round if any, and when the next message comes; no guesses at the cause.',
    },
  ],
  'blameless-reviews': [
    {
      ask: 'Why is “human error” no good end of a review?',
      answer:
        'It stops the search where it gets useful: why the action made sense then, and why nothing caught it. Only changes of the system prevent the next person’s mistake.',
    },
    {
      ask: 'What is hindsight bias, and how does a review guard against it?',
      answer:
        'Knowing the outcome makes the signs look obvious. Build the timeline from what people could see at each moment and ask what they expected.',
    },
    {
      ask: 'What makes an action from a review weak, and what makes it strong?',
      answer:
        'Weak: “be more careful” or training without owner. Strong: a change that prevents, detects or limits the failure, with an owner, a date and a proof.',
    },
  ],
  'chaos-engineering': [
    {
      ask: 'What must be written down before a chaos experiment starts?',
      answer:
        'The steady state in figures, the hypothesis, the fault and its reach, who knows of it, and the condition and means to stop.',
    },
    {
      ask: 'Why does a slow dependency often do more harm than a dead one?',
      answer:
        'Calls hold threads and connections until they time out, so the caller runs out of them; a dead one fails at once and can be handled.',
    },
    {
      ask: 'When should you not run a chaos experiment?',
      answer:
        'When you already know that it will fail, when you cannot observe or stop it, or while another incident or budget freeze is on.',
    },
  ],
  'capacity-planning': [
    {
      ask: 'Why do response times climb steeply long before a server is fully used?',
      answer:
        'Requests arrive unevenly and queue; waiting grows roughly with utilisation divided by what is left, so beyond about 80 % it rises sharply.',
    },
    {
      ask: 'Why is autoscaling alone not enough for a sale that starts at noon?',
      answer:
        'Noticing, starting and warming up take minutes, and databases or quotas may not scale at all. Scale beforehand by schedule.',
    },
    {
      ask: 'A service runs in two zones and must survive the loss of one: how full may each run at peak?',
      answer:
        'At most half of what it can carry, less some headroom, because the remaining zone must take the whole load.',
    },
  ],
  'disaster-recovery': [
    {
      ask: 'How do pilot light and warm standby differ?',
      answer:
        'Pilot light keeps only the data replicated and the rest switched off; warm standby runs a small working copy that is scaled up, so it is faster and dearer.',
    },
    {
      ask: 'Why does replication to a second site not replace backups?',
      answer:
        'A deletion or corruption is replicated within seconds. Only copies of earlier states, out of the attacker’s reach, bring the data back.',
    },
    {
      ask: 'What do drills find that a written plan hides?',
      answer:
        'Missing rights and keys, forgotten dependencies such as DNS or licences, wrong start order, restores that take too long, and the one person who knows.',
    },
  ],
  'green-it': [
    {
      ask: 'What does a power usage effectiveness of 1.5 mean, and what does it not tell?',
      answer:
        'For each unit of power used by IT half a unit goes to cooling and losses. It says nothing about whether the IT does useful work or how clean the power is.',
    },
    {
      ask: 'Why can moving a night job to another hour or region lower its carbon with the same energy?',
      answer:
        'The share of solar, wind and water in the grid differs by hour and place, so each unit of energy carries less carbon.',
    },
    {
      ask: 'Why may replacing a working laptop by a more efficient one do harm?',
      answer:
        'Much of a device’s carbon arises in making it; savings in use may take longer than its life to repay that.',
    },
  ],
}
