import type { SelfChecks } from '#knowledge/types.ts'

export const systemBuildingSelfChecks: SelfChecks = {
  'distributed-systems': [
    {
      ask: 'A request to another service timed out. What do you know about whether it was carried out?',
      answer:
        'Nothing for certain: the request, the work or only the answer may have been lost. So the operation must be safe to repeat, for instance through an idempotency key.',
    },
    {
      ask: 'What does the CAP theorem say a system must give up during a network partition?',
      answer:
        'Either consistency or availability: the parts cut off from each other must refuse some requests or risk answering with old or conflicting data.',
    },
    {
      ask: 'Why does a consensus group usually have three or five members rather than two or four?',
      answer:
        'A majority must agree: three bear one failure and five bear two, while two bear none and four no more than three do.',
    },
  ],
  'event-driven-architecture': [
    {
      ask: 'How does an event differ from a command?',
      answer:
        'An event states what has happened and is open to any number of listeners; a command asks one receiver to do something and can be refused.',
    },
    {
      ask: 'What problem does the outbox pattern solve?',
      answer:
        'Saving data and publishing an event are two systems and one may fail; the event is written to a table in the same transaction and sent from there afterwards.',
    },
    {
      ask: 'How do you make a consumer bear the same event twice?',
      answer:
        'Give every event an id and remember those handled in the same transaction as the effect, or write effects that give the same state when repeated.',
    },
  ],
  'domain-driven-design': [
    {
      ask: 'How do you notice that you have crossed into another bounded context?',
      answer:
        'The same word means something else or has other rules, such as a customer in sales and in support; each then deserves a model of its own.',
    },
    {
      ask: 'How does a value object differ from an entity?',
      answer:
        'A value object is defined only by its values and does not change, such as an amount of money; an entity has an identity that lasts through changes.',
    },
    {
      ask: 'What is an aggregate for?',
      answer:
        'It groups objects whose rules must hold together; changes go through its root and are saved in one transaction, so the rules are never broken between.',
    },
  ],
  refactoring: [
    {
      ask: 'Why keep a refactoring and a new feature in separate commits?',
      answer:
        'Then a reviewer can see that the first changes no behaviour, and if something breaks it is clear which kind of change caused it.',
    },
    {
      ask: 'What do you do first when the code to be refactored has no tests?',
      answer:
        'Write characterisation tests that record what it does now, or make only automatic, provably safe steps until such tests are possible.',
    },
    {
      ask: 'Which smell does a method show that asks another object for five values and calculates with them, and how do you mend it?',
      answer: 'Feature envy: the calculation belongs where the data is, so move the method into that object.',
    },
  ],
  'legacy-code': [
    {
      ask: 'What is a characterisation test?',
      answer:
        'A test that pins down what the code does at present, right or wrong, so that you notice any change of behaviour.',
    },
    {
      ask: 'How does a strangler migration replace an old system?',
      answer:
        'A layer in front sends one function after another to the new system while the rest stays with the old, until nothing is left of it.',
    },
    {
      ask: 'Why is a complete rewrite of a running system so risky?',
      answer:
        'The old code holds years of rules nobody wrote down, it keeps changing meanwhile, and nothing of value appears until the end.',
    },
  ],
  'error-handling': [
    {
      ask: 'Why is catching every exception and going on a bad habit?',
      answer:
        'It hides faults of the program, which then goes on in a broken state; catch what you can handle at the place where you can handle it and let the rest be reported.',
    },
    {
      ask: 'Which failures should be retried and how?',
      answer:
        'Only passing ones, such as timeouts or overload, and only for operations safe to repeat, with growing, slightly random pauses and a limit.',
    },
    {
      ask: 'How do you make sure that a file is closed even if an error occurs while you read it?',
      answer:
        'With finally or the language’s construct for it, such as with, using, defer or try-with-resources, which runs on every path.',
    },
  ],
  'logging-practice': [
    {
      ask: 'What is the use of a request id in every log entry?',
      answer:
        'It ties together all entries of one request across threads and services, so you can follow it among thousands of others.',
    },
    {
      ask: 'How do you choose between the levels warning and error?',
      answer:
        'Error means something failed that somebody should look into; warning means something unexpected that the program handled itself.',
    },
    {
      ask: 'Why log structured fields instead of a sentence with values in it?',
      answer:
        'Fields can be searched, filtered and counted reliably by machines, while sentences need fragile patterns.',
    },
  ],
  internationalisation: [
    {
      ask: 'What is wrong with building a sentence as "You have " + n + " new messages"?',
      answer:
        'Word order and plural forms differ between languages; use one message with a placeholder and plural rules that a translator can arrange.',
    },
    {
      ask: 'Why may cutting a string after ten characters damage Sinhala or Tamil text?',
      answer:
        'What a reader sees as one letter may be several code points, and cutting between them loses a vowel sign or breaks a cluster; cut at grapheme boundaries.',
    },
    {
      ask: 'How should a moment be stored that users in several time zones see?',
      answer:
        'As a moment in UTC, shown in each user’s zone; a future local appointment also needs the zone’s name, because its rules may change.',
    },
  ],
}
