import type { SelfChecks } from '#knowledge/types.ts'

export const projectLeadershipSelfChecks: SelfChecks = {
  'project-planning': [
    {
      ask: 'What is the critical path?',
      answer:
        'The longest chain of dependent tasks. A delay on it moves the end; other tasks have slack and may slip within it.',
    },
    {
      ask: 'A task of ten days is ‘90 per cent done’ for a week. What do you do?',
      answer:
        'Ask what is left in small checkable pieces, estimate these anew, look for what blocks it, and update the forecast. Percentages say little; finished pieces do.',
    },
    {
      ask: 'Why does adding people to a late project often make it later?',
      answer:
        'Newcomers must be taught by those who should be working, and more people need more agreement. Cutting scope or untangling dependencies mostly helps more.',
    },
  ],
  budgeting: [
    {
      ask: 'What is the difference between money spent, committed and forecast?',
      answer:
        'Spent has been paid or booked, committed is promised by orders or contracts, and forecast adds what is still to come. Looking at spending alone hides trouble.',
    },
    {
      ask: 'A project has spent half its money and done a third of its work. What do you conclude?',
      answer:
        'At this rate it will cost about half as much again as planned. One looks for the cause, makes a new forecast and tells the sponsor with options now.',
    },
    {
      ask: 'What is a contingency reserve for, and what is it not for?',
      answer: 'For known risks that may come true, released by a rule. It does not pay for wishes added later.',
    },
  ],
  'project-risk': [
    {
      ask: 'What is wrong with a risk called ‘delay’?',
      answer:
        'It names only an effect. Without cause and event nobody can prevent it: ‘supplier delivers late because customs changed, so the pilot starts without devices’.',
    },
    {
      ask: 'What is the difference between a risk and an issue?',
      answer:
        'A risk may happen, an issue has happened. The first needs prevention and a plan, the second an action now.',
    },
    {
      ask: 'When is accepting a risk the right answer?',
      answer:
        'When prevention costs more than the expected damage, the damage can be borne, and the person who answers for it has decided so knowingly.',
    },
  ],
  'change-management': [
    {
      ask: 'Why do people resist a system that is clearly better?',
      answer:
        'They may lose mastery, status or control, fear mistakes or have seen promises fail before. Such reasons need answers, not more praise of the system.',
    },
    {
      ask: 'When should training take place?',
      answer:
        'Shortly before people need it, on their own tasks and with help nearby in the first weeks. Training months ahead is forgotten.',
    },
    {
      ask: 'How do you measure whether a change has taken hold?',
      answer:
        'By what people do: share of cases done in the new way, old lists still kept, errors and calls, some weeks after the start. Attendance at training shows nothing.',
    },
  ],
  'vendor-management': [
    {
      ask: 'Why compare offers with weights set before you read them?',
      answer:
        'Otherwise the criteria bend towards the favourite. Fixed weights make the choice explainable to the loser and to an auditor.',
    },
    {
      ask: 'What must a contract for cloud software say about its end?',
      answer:
        'How and in which format you get your data back, how long it stays available, when it is deleted, and what help for moving costs.',
    },
    {
      ask: 'A supplier meets ‘99.9 per cent availability’, yet users complain. How can that be?',
      answer:
        'The measure may leave out maintenance, slowness or the hours that matter, or count the server and not the service. Levels should measure what users feel.',
    },
  ],
  'programme-management': [
    {
      ask: 'How does a programme differ from a large project?',
      answer:
        'It bundles projects for a benefit none brings alone, and its aim is that benefit, which often comes after delivery. It steers dependencies and changes the set of projects on the way.',
    },
    {
      ask: 'When do you recommend stopping a project that runs to plan?',
      answer:
        'When its benefit has gone or is worth less than what its people could do elsewhere. Money already spent is no argument.',
    },
    {
      ask: 'Why do portfolios fail if everything has the top priority?',
      answer:
        'People are split over too many things and all of them slow down. Limits by capacity force the choice that brings something to its end.',
    },
  ],
  'it-governance': [
    {
      ask: 'What is the difference between governance and management of IT?',
      answer:
        'Governance sets direction, decision rights and oversight; management plans and runs within them. The first asks whether we do the right things and who answers for it.',
    },
    {
      ask: 'What is ‘shadow IT’, and how does a sensible policy treat it?',
      answer:
        'Systems that departments get without IT. A policy looks for the unmet need, sets rules by risk and offers a quick legal way, instead of only forbidding.',
    },
    {
      ask: 'Which figures show a school’s head whether IT serves it?',
      answer:
        'For example how often lessons fail because of IT, time to solve a problem, cost per user, old devices, tested restores and open security findings.',
    },
  ],
  presentations: [
    {
      ask: 'Why write slide titles as full sentences?',
      answer:
        'The title then states the message, and the slide only proves it. Someone reading the titles alone gets the whole story.',
    },
    {
      ask: 'What do you do when you get five minutes instead of twenty?',
      answer:
        'Say the request and the one strongest reason, show one picture, name risk and next step, and leave the rest for questions or the handout.',
    },
    {
      ask: 'Why use the slide master and layouts instead of formatting each slide?',
      answer:
        'Fonts, colours and positions are then changed in one place, slides stay consistent, and screen readers get a proper title and reading order.',
    },
  ],
  facilitation: [
    {
      ask: 'How do you plan an agenda backwards?',
      answer:
        'Start from the result that must exist at the end, ask what is needed just before it, and so on to the beginning; then give each step time and a method.',
    },
    {
      ask: 'What do you do when one person dominates?',
      answer:
        'Switch to a form that gives all a voice, such as writing alone or a round, thank and park their point, and talk to them in the break if needed.',
    },
    {
      ask: 'Why should thinking alone come before discussion?',
      answer:
        'Otherwise the first or most senior voice sets the direction. Ideas written alone are more and more varied.',
    },
  ],
  negotiation: [
    {
      ask: 'What is the difference between a position and an interest?',
      answer:
        'A position is the demand, such as ‘Friday’; an interest is the reason, such as a demo on Monday. Interests leave room for several solutions.',
    },
    {
      ask: 'Why must you know your best way without an agreement before you talk?',
      answer:
        'It is the yardstick for each offer: below it you should walk away. Improving it beforehand strengthens you more than any trick.',
    },
    {
      ask: 'Two colleagues blame each other for late work. How do you begin?',
      answer:
        'Hear each alone or by turns without judging, let each restate the other’s view, then separate facts, needs and a small agreement for next time with a date to check it.',
    },
  ],
}
