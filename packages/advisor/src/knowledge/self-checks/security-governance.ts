import type { SelfChecks } from '#knowledge/types.ts'

export const securityGovernanceSelfChecks: SelfChecks = {
  'security-awareness': [
    {
      ask: 'Why is the rate of reported test mails a better measure than the rate of clicks?',
      answer:
        'Somebody will always click; quick reports let the team act for all, and the click rate mainly depends on how hard the test was.',
    },
    {
      ask: 'How would you choose the three habits for a year’s programme?',
      answer:
        'From your own incidents and risks: habits that would have prevented most harm, that people can really do, and that can be measured.',
    },
    {
      ask: 'Why does a yearly one-hour course change little?',
      answer:
        'It is forgotten and comes at the wrong moment; short repeated lessons close to the situation, with easy tools, change habits.',
    },
  ],
  'security-policies': [
    {
      ask: 'What is the difference between a policy, a standard and a procedure?',
      answer:
        'A policy says what must be achieved and by whom, a standard fixes measurable requirements, and a procedure gives the steps.',
    },
    {
      ask: 'What is wrong with the rule “passwords should be sufficiently strong”?',
      answer:
        'Nobody can check or follow it the same way; it needs a length, what is checked against leaks, and where a second factor is required.',
    },
    {
      ask: 'Why must an exception to a policy have an end date?',
      answer:
        'Otherwise it becomes the silent rule; an end date forces a fresh look at the risk, the owner and whether it is still needed.',
    },
  ],
  'security-compliance': [
    {
      ask: 'What does the statement of applicability say in ISO 27001?',
      answer:
        'Which controls of Annex A apply, why or why not, and whether they are implemented; it links the risk treatment to the controls.',
    },
    {
      ask: 'How can a shop shrink the scope of PCI DSS?',
      answer:
        'By never storing or touching card data, for example with a provider’s hosted payment page or tokens, and by separating the network parts that do.',
    },
    {
      ask: 'Why can a certified company still be insecure?',
      answer:
        'The certificate covers a scope and a management system checked by samples at a time; risks outside, weak choices and later changes remain.',
    },
  ],
  'privacy-regulation': [
    {
      ask: 'Why is “we may need it some day” no reason to keep personal data?',
      answer:
        'Data may be kept only for a stated purpose and only as long as that needs; afterwards it must be deleted or made anonymous, and what is not kept cannot leak.',
    },
    {
      ask: 'What is the difference between the one who decides on the data and the one who processes it for them?',
      answer:
        'The controller (in India’s act the data fiduciary) decides purpose and means and answers to people; the processor acts on instruction under a contract with security duties.',
    },
    {
      ask: 'A laptop with unencrypted customer data is lost: what does the GDPR ask for and by when?',
      answer:
        'Notice to the authority within 72 hours of becoming aware unless a risk is unlikely, notice to the people if the risk is high, and a record of it in any case.',
    },
  ],
  'security-audit': [
    {
      ask: 'What is the difference between testing the design and the operation of a control?',
      answer:
        'Design asks whether it would meet the aim if done as described; operation takes samples over a period to see whether it was really done.',
    },
    {
      ask: 'Which five parts does a good finding have?',
      answer:
        'Criterion (what should be), condition (what is), cause, effect, and a recommendation that removes the cause.',
    },
    {
      ask: 'Why may an auditor not test a process they set up themselves?',
      answer: 'They would judge their own work, so independence and trust are missing; somebody else has to look.',
    },
  ],
  'business-continuity': [
    {
      ask: 'What do recovery time objective and recovery point objective each say?',
      answer:
        'The first says how long a service may be away, the second how much data, measured back in time, may be lost; they decide technique and cost.',
    },
    {
      ask: 'Why are backups alone not a continuity plan?',
      answer:
        'They bring data back but not place, people, machines, order of restart or a way to work meanwhile, and restoring may take days.',
    },
    {
      ask: 'Who should say how quickly a service must be back: IT or the department?',
      answer:
        'The department, from the harm per hour shown by an impact analysis; IT says what that costs and what is possible.',
    },
  ],
}
