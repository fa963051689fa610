import type { SelfChecks } from '#knowledge/types.ts'

export const furtherLanguagesSelfChecks: SelfChecks = {
  swift: [
    {
      ask: 'What happens when you change a struct that was assigned from another variable?',
      answer:
        'Only the copy changes, because structs are values; with a class both variables would refer to the same changed object.',
    },
    {
      ask: 'How do if let and guard let differ in use?',
      answer:
        'if let gives the unwrapped value inside its block; guard let leaves the function early if it is missing and keeps the value for the rest of the function.',
    },
    {
      ask: 'Why write [weak self] in a closure that an object stores?',
      answer:
        'The object holds the closure and the closure holds the object, a cycle that reference counting never frees; a weak reference breaks it.',
    },
  ],
  ruby: [
    {
      ask: 'What does yield do inside a method?',
      answer:
        'It calls the block given to the method and passes on its arguments; the value of the block becomes the value of yield.',
    },
    {
      ask: 'How do each and map differ?',
      answer:
        'each runs the block for every element and returns the original collection; map returns a new array of what the block returned.',
    },
    {
      ask: 'What is the purpose of Gemfile.lock?',
      answer:
        'It records the exact versions of all gems, including indirect ones, so every machine installs the same set.',
    },
  ],
  scala: [
    {
      ask: 'What does a case class bring that makes pattern matching easy?',
      answer:
        'It generates an extractor (unapply) besides equality, copy and toString, so a match can take its fields apart.',
    },
    {
      ask: 'What does foldLeft need, and what does it return for an empty list?',
      answer:
        'A starting value and a function combining the result so far with the next element; for an empty list it returns the starting value.',
    },
    {
      ask: 'Why prefer Option over null as a return type?',
      answer:
        'The type shows that a value may be missing and makes the caller handle it, with map, getOrElse or a match, instead of failing later.',
    },
  ],
  perl: [
    {
      ask: 'What does an array give you in scalar context?',
      answer: 'Its number of elements; in list context it gives the elements themselves.',
    },
    {
      ask: 'What do use strict and use warnings catch in an old script?',
      answer:
        'Strict refuses undeclared variables, symbolic references and barewords; warnings reports suspicious things such as the use of undefined values.',
    },
    {
      ask: 'How do you keep a list of lists in Perl?',
      answer:
        'As an array of references to arrays, since arrays flatten when put together; access goes through the reference, as in $rows[0][1].',
    },
  ],
  'visual-basic': [
    {
      ask: 'What does Option Explicit do for a macro?',
      answer:
        'It forces every variable to be declared, so a mistyped name is reported instead of silently becoming a new empty variable.',
    },
    {
      ask: 'Why is code with Select and ActiveCell from the macro recorder fragile?',
      answer:
        'It depends on what happens to be selected and open; naming workbook, sheet and range directly is faster and works whatever the user clicked.',
    },
    {
      ask: 'Which danger does On Error Resume Next bring?',
      answer:
        'It skips every error silently, so the macro goes on with wrong data; limit it to one line, check Err, and switch handling back on.',
    },
  ],
  'regular-expressions': [
    {
      ask: 'Why does <.*> match too much in <b>one</b>, and how do you mend it?',
      answer: 'The star is greedy and runs to the last >; use the lazy <.*?> or, better, <[^>]*>.',
    },
    {
      ask: 'What do ^ and $ mean, and what does multiline mode change?',
      answer:
        'They match the beginning and end of the text; in multiline mode they also match at the beginning and end of each line.',
    },
    {
      ask: 'How can a pattern such as (a+)+$ bring a server to a halt?',
      answer:
        'On a long run of a’s followed by something else, a backtracking engine tries exponentially many ways to divide it; avoid nested quantifiers or use an engine without backtracking.',
    },
  ],
  'data-formats': [
    {
      ask: 'How must a CSV field be written that holds a comma or a quotation mark?',
      answer: 'The field is put in double quotes, and each quotation mark inside is doubled.',
    },
    {
      ask: 'Why is it risky to send large ids or amounts of money as JSON numbers?',
      answer:
        'Many readers parse them as floating point, so integers beyond 2^53 and exact decimals lose digits; send them as strings or as whole cents.',
    },
    {
      ask: 'When would you choose XML over JSON?',
      answer:
        'For documents with mixed text and markup, or where namespaces, schemas and signatures of an existing standard are required; for plain data between programs JSON is simpler.',
    },
  ],
}
