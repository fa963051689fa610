import type { SelfChecks } from '#knowledge/types.ts'

export const businessIntelligenceSelfChecks: SelfChecks = {
  'analytical-sql': [
    {
      ask: 'What is the difference between ROW_NUMBER, RANK and DENSE_RANK when two rows tie for first?',
      answer: 'ROW_NUMBER gives 1 and 2 in arbitrary order, RANK gives 1, 1, 3, and DENSE_RANK gives 1, 1, 2.',
    },
    {
      ask: 'Why can you not filter on a window function in WHERE, and what do you do?',
      answer:
        'Window functions are computed after WHERE, GROUP BY and HAVING. Put the query in a CTE or subquery and filter outside, or use QUALIFY where it exists.',
    },
    {
      ask: 'Which frame does SUM with an ORDER BY in its window use by default, and where does it surprise?',
      answer:
        'From the start of the partition to the current row with its peers (RANGE). Rows with equal order values all get the same total; ROWS counts them one by one.',
    },
  ],
  'business-metrics': [
    {
      ask: 'Why is total registered users a poor figure to steer by?',
      answer:
        'It only ever rises and says nothing about use or money. Active users by a stated action, or retention by cohort, can fall and so tell you something.',
    },
    {
      ask: 'A shop’s average order rises while revenue falls: how can that be?',
      answer:
        'Fewer orders: perhaps those who bought little have left. Break revenue down into visitors, conversion, order value and frequency.',
    },
    {
      ask: 'How do you keep a target from being gamed, for instance fast replies in support?',
      answer:
        'Pair it with a guard figure that suffers under gaming, such as reopened cases or satisfaction, and look at the distribution and samples, not the average only.',
    },
  ],
  'bi-dashboards': [
    {
      ask: 'Why does a chart of average margins per product give a wrong total when averaged again?',
      answer:
        'Products sell different amounts, so the plain average ignores their weight. Divide the summed margin by the summed revenue at each level.',
    },
    {
      ask: 'A figure on the dashboard differs from the finance report: how do you find out why?',
      answer:
        'Take one small slice such as one day and shop, compare row by row, and check definition, time zone, filters, refresh time and doubled joins in that order.',
    },
    {
      ask: 'What is row-level security, and how do you test it?',
      answer:
        'Rules that show readers only their own rows, by role or login. View the report as several test users, and look at totals and exports too.',
    },
  ],
  'power-bi': [
    {
      ask: 'When do you write a measure rather than a calculated column?',
      answer:
        'For anything that depends on the filters of the visual, such as sums and ratios. A column is worked out per row at refresh and stored; use it for slicing and grouping.',
    },
    {
      ask: 'What does CALCULATE do?',
      answer:
        'It evaluates an expression in a changed filter context: its filters replace or add to those on the same columns. Called within a row context, it also turns the row into filters.',
    },
    {
      ask: 'Why avoid filters in both directions between tables?',
      answer:
        'They can make several paths between tables, giving ambiguous or surprising totals and slow queries. A star with single-direction filters from dimensions to facts is predictable.',
    },
  ],
  tableau: [
    {
      ask: 'What does { FIXED [Customer] : MIN([Order Date]) } return, and what is it good for?',
      answer:
        'Each customer’s first order date whatever the view shows, for instance to build cohorts. It is computed before ordinary dimension filters; only context, data source and extract filters act on it.',
    },
    {
      ask: 'What distinguishes a blue pill from a green one?',
      answer:
        'Blue is discrete and makes headers, green is continuous and makes an axis. It is not the same as dimension and measure.',
    },
    {
      ask: 'When do you use an extract instead of a live connection?',
      answer:
        'When the source is slow or not always there, or for publishing; the extract is quick but only as fresh as its last refresh. Live fits data that must be current.',
    },
  ],
  'looker-studio': [
    {
      ask: 'Whose rights count when a viewer opens a report that uses the owner’s credentials?',
      answer:
        'The owner’s: every viewer with the link sees the data, even without access to the source. Viewer’s credentials check each person’s own rights.',
    },
    {
      ask: 'Why may a blend of two sources show doubled figures?',
      answer:
        'The join key is not unique on one side, so rows multiply before they are summed. Aggregate to the key first or choose a unique key.',
    },
    {
      ask: 'What does a semantic layer such as LookML give that a folder of reports does not?',
      answer:
        'Figures and joins are defined once in versioned code and used by all reports, so that a definition changes in one place and stays equal everywhere.',
    },
  ],
  'dimensional-modelling': [
    {
      ask: 'What is the grain of a fact table, and why settle it before the columns?',
      answer:
        'What one row stands for, such as one line of a receipt. It decides which dimensions fit and what may be summed; mixed grains make double counting.',
    },
    {
      ask: 'A customer moves to another city: how does a type 2 dimension keep old reports true?',
      answer:
        'It closes the old row with an end date and adds a new one with a new surrogate key. Old facts keep pointing to the old row with the old city.',
    },
    {
      ask: 'Why may a stock level be summed over shops but not over days?',
      answer: 'It is semi-additive: it measures a state at a moment. Over time one takes the last value or an average.',
    },
  ],
  'data-quality': [
    {
      ask: 'A table passes every rule for single rows, yet half of yesterday is missing: which check would have caught it?',
      answer:
        'A check on volume or freshness against earlier days, or a reconciliation of counts and sums with the source.',
    },
    {
      ask: 'When should a failed check stop the pipeline, and when only warn?',
      answer:
        'Stop when wrong figures would do harm, such as a broken key or doubled revenue; warn when the data remain usable, such as a slight rise of missing values.',
    },
    {
      ask: 'Why mend data at the source rather than in the report?',
      answer:
        'Every other user of the source still gets the error, and corrections downstream drift apart. Patch for today if you must, and have the cause removed.',
    },
  ],
  'data-governance': [
    {
      ask: 'What is the difference between a data owner and a data steward?',
      answer:
        'The owner, from the business, decides about meaning, access and risk and answers for it. The steward looks after definitions and quality day by day.',
    },
    {
      ask: 'What does lineage help you with before you drop a column?',
      answer:
        'It shows which tables, reports and models downstream use it, so you can warn or move their owners first.',
    },
    {
      ask: 'Why do catalogues filled once by a project go stale, and what prevents it?',
      answer:
        'Nobody’s work depends on them. Harvest metadata automatically, keep descriptions beside the code, and make a described, owned table a condition for release.',
    },
  ],
}
