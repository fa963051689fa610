import type { SelfChecks } from '#knowledge/types.ts'

export const dataSelfChecks: SelfChecks = {
  spreadsheets: [
    {
      ask: 'What does a dollar sign in $B$2 change when you copy the formula down and to the right?',
      answer:
        'It fixes the column and the row, so every copy still points at B2. Without it the reference moves along; B$2 fixes the row only and $B2 the column only.',
    },
    {
      ask: 'A lookup returns the wrong row although the key is in the table: what is the usual cause with VLOOKUP?',
      answer:
        'The last argument was left out, so it matches approximately and expects sorted keys; FALSE or XLOOKUP asks for an exact match. Stray spaces or numbers stored as text cause missing matches.',
    },
    {
      ask: 'Why should a table for a pivot have one row per event and one column per property?',
      answer:
        'The pivot table groups by columns. Months side by side, merged cells or subtotals between rows cannot be grouped or filtered and lead to double counting.',
    },
  ],
  'advanced-excel': [
    {
      ask: 'A report has a column for each month: which Power Query step makes it fit for a pivot table, and what does it do?',
      answer:
        'Unpivot the month columns: each cell becomes its own row with the month as an attribute and the figure as a value, so new months need no new formula.',
    },
    {
      ask: 'Why would you use a measure in the data model rather than a calculated column for a margin in percent?',
      answer:
        'A ratio must be worked out after summing under the present filters. A column computes it row by row, and summing or averaging those percentages gives a wrong total.',
    },
    {
      ask: 'What has to be true for a query that combines all files of a folder to keep working next month?',
      answer:
        'The new files need the same columns and types under the same names, and the steps must not refer to one file’s name or to fixed positions. A check on unexpected columns warns when that changes.',
    },
  ],
  numpy: [
    {
      ask: 'What shape results when an array of shape (3, 1) is added to one of shape (4,), and why?',
      answer:
        '(3, 4): shapes are aligned from the right, and dimensions that are 1 or missing are stretched to fit the other.',
    },
    {
      ask: 'Why may changing a slice of an array change the original, and how do you avoid it?',
      answer:
        'Basic slices are views on the same memory. Call copy(), or use indexing with a mask or a list of indices, which makes a copy.',
    },
    {
      ask: 'Why is a vectorised sum so much faster than a Python loop over the same numbers?',
      answer:
        'The loop runs in compiled code over contiguous numbers of one type, without creating a Python object and dispatching an operation for each element.',
    },
  ],
  pandas: [
    {
      ask: 'After a left join the table has more rows than before: what happened and how do you guard against it?',
      answer:
        'The key is not unique in the right table, so rows were multiplied. Check for duplicates beforehand or pass validate="many_to_one" to merge, which raises an error.',
    },
    {
      ask: 'What is the difference between groupby(...).agg and groupby(...).transform?',
      answer:
        'agg returns one row per group, whereas transform returns a result as long as the original, so a group’s mean can be compared with each of its rows.',
    },
    {
      ask: 'Why can a column of whole numbers turn into decimals after loading, and what do you do about it?',
      answer:
        'Missing values become NaN, which is a float in the default types. Use the nullable type Int64 or treat the gaps before converting.',
    },
  ],
  'jupyter-notebooks': [
    {
      ask: 'A notebook works for you but fails for a colleague after a restart: what is the usual cause?',
      answer:
        'It relies on hidden state: a variable from a deleted cell or cells run out of order. Restart and run all shows it.',
    },
    {
      ask: 'What does the number in square brackets beside a cell tell you, and why look at it?',
      answer:
        'The order in which cells were run in this kernel. Numbers that do not rise down the page mean that the results may not follow from the code as shown.',
    },
    {
      ask: 'When do you move code from a notebook into a module, and what do you gain?',
      answer:
        'When it is used twice or needs testing. A module can be imported, tested and reviewed in a readable diff, while the notebook keeps the story.',
    },
  ],
  'data-cleaning': [
    {
      ask: 'Incomes are missing more often for rich people: why is filling the gaps with the mean a bad idea?',
      answer:
        'The gaps depend on the value itself, so the mean of the known incomes is too low. Filling with it also shrinks the spread; say that the data are missing not at random, or model the gap.',
    },
    {
      ask: 'When may you drop an outlier, and when not?',
      answer:
        'Drop or correct it when it is shown to be an error, such as an impossible unit. A true but extreme value stays; use robust methods or report the result with and without it.',
    },
    {
      ask: 'How do you find duplicates of people who are written in different ways?',
      answer:
        'Normalise case, spaces, scripts and phone numbers, group by a rough key, compare within groups by string similarity and check a sample of matches by hand before merging.',
    },
  ],
  'data-visualisation': [
    {
      ask: 'Why must the axis of a bar chart begin at zero while that of a line chart need not?',
      answer:
        'Bars are read by length, so a cut axis exaggerates differences. A line is read by slope and position, and a narrower scale may be needed to see the change.',
    },
    {
      ask: 'Why is a map of case counts by district usually misleading, and what do you show instead?',
      answer:
        'It mostly shows where many people live, and large areas draw the eye. Show rates per head, with a hint where small numbers make the rate uncertain.',
    },
    {
      ask: 'You have a series for each of twelve shops: why are small multiples often better than twelve coloured lines?',
      answer:
        'A dozen colours cannot be told apart and the lines overlap. Small charts on the same scale let each be read and compared.',
    },
  ],
  'exploratory-analysis': [
    {
      ask: 'Which sign tells you that a column leaks the answer into a prediction?',
      answer:
        'It predicts suspiciously well and is only known after the outcome, such as a closing date for churn. Ask when and how each column is filled.',
    },
    {
      ask: 'Overall a treatment looks worse, yet within every age group it looks better: what is going on?',
      answer:
        'Simpson’s paradox: the groups are mixed differently, for example older patients got the treatment more often. Compare within groups and ask which variable drives both.',
    },
    {
      ask: 'You try forty relations and find two that look strong: how do you keep from fooling yourself?',
      answer:
        'Some will look strong by chance. Treat them as questions, report how many were tried and confirm them on data set aside or newly collected.',
    },
  ],
  'data-storytelling': [
    {
      ask: 'Your audience has five minutes: in which order do you tell recommendation, method and evidence?',
      answer:
        'The recommendation first, then the one or two facts that carry it, then the doubt; method goes last or into the appendix for those who ask.',
    },
    {
      ask: 'How do you tell a manager about a forecast whose range is wide without losing the message?',
      answer:
        'Give the range in terms of the decision: what to do in the likely case, and at which value another decision would be right. Do not hide the range behind one number.',
    },
    {
      ask: 'What makes ‘Sales by region’ a weak slide title, and what replaces it?',
      answer:
        'It names a subject rather than a message. A sentence such as ‘The north lost a tenth of its sales after the price rise’ says what to see and can be proved wrong.',
    },
  ],
}
