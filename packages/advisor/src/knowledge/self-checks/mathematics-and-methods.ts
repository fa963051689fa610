import type { SelfChecks } from '#knowledge/types.ts'

export const mathematicsAndMethodsSelfChecks: SelfChecks = {
  'linear-algebra': [
    {
      ask: 'What does a determinant of zero tell you about a square matrix?',
      answer:
        'It flattens space into a lower dimension, its columns are dependent and it has no inverse; a system with it has none or infinitely many solutions.',
    },
    {
      ask: 'What is special about an eigenvector, and what does its eigenvalue say?',
      answer: 'The matrix only stretches or flips it without turning it off its line; the eigenvalue is the factor.',
    },
    {
      ask: 'How does keeping only the largest singular values compress a picture?',
      answer:
        'The matrix is a sum of simple rank-one patterns ordered by their singular values. A few of the largest give the best approximation of that rank, with far fewer numbers.',
    },
  ],
  calculus: [
    {
      ask: 'In which direction does the gradient point, and why does training step against it?',
      answer:
        'In the direction of steepest rise of the function. The loss is to be made small, so one steps the other way.',
    },
    {
      ask: 'What do you see when the step size of gradient descent is too large?',
      answer:
        'The loss jumps about or grows, because each step overshoots the valley. Too small a step makes it fall very slowly.',
    },
    {
      ask: 'How do you check a derivative you worked out by hand?',
      answer:
        'Compare it with the central difference (f(x+h) minus f(x−h)) over 2h for a small h at several points; they should agree to several digits.',
    },
  ],
  optimisation: [
    {
      ask: 'What does a shadow price of 40 on the machine-hour limit mean?',
      answer:
        'One more hour would improve the best objective by 40, within a certain range. A constraint with slack has a shadow price of zero.',
    },
    {
      ask: 'Why is rounding the solution of a linear programme often no answer to the integer problem?',
      answer:
        'The rounded point may break constraints or be far from the best whole-number solution. Use an integer solver, which branches and bounds.',
    },
    {
      ask: 'The solver stops with a gap of 3 per cent: what do you know about your plan?',
      answer:
        'It is feasible, and no plan can be more than about 3 per cent better according to the bound. It may already be the best; only the proof is missing.',
    },
  ],
  'r-language': [
    {
      ask: 'What does a vector shorter than the other do in an R addition?',
      answer:
        'It is recycled: its values repeat until the lengths match, with a warning only when the longer is no multiple of the shorter. That hides mistakes.',
    },
    {
      ask: 'What is the difference between mutate and summarise after group_by in dplyr?',
      answer:
        'mutate adds columns and keeps all rows, computed within groups; summarise returns one row for each group.',
    },
    {
      ask: 'Why is a factor more than a string, and where does that surprise people?',
      answer:
        'It stores codes with a fixed set of ordered levels, which sets the order in plots and the reference in models. Turning a factor of digits into numbers gives the codes, so go through text first.',
    },
  ],
  sas: [
    {
      ask: 'What do you have to do before a MERGE with BY in a data step, and which note warns of trouble?',
      answer:
        'Sort or index both data sets by the key. The note that more than one data set has repeats of BY values warns of a many-to-many merge, which does not form all pairs.',
    },
    {
      ask: 'How does SAS treat a missing number in a comparison such as age < 18?',
      answer: 'A missing value counts as smaller than any number, so the condition is true. Test for missing first.',
    },
    {
      ask: 'What is the difference between WHERE and a subsetting IF in a data step?',
      answer:
        'WHERE filters rows before they are read and sees only variables of the input; IF acts afterwards and can use variables made in the step.',
    },
  ],
  matlab: [
    {
      ask: 'What is the difference between A*B and A.*B?',
      answer:
        'The first is the matrix product and needs inner dimensions to agree; the second multiplies element by element.',
    },
    {
      ask: 'Why is A\\b preferred to inv(A)*b?',
      answer:
        'The backslash solves the system with a suitable factorisation, which is faster and more accurate, and it gives least squares for a tall matrix.',
    },
    {
      ask: 'Why does growing an array inside a loop slow a program, and what do you do instead?',
      answer:
        'Each growth may copy the whole array. Preallocate with zeros, or compute the whole with matrix operations.',
    },
  ],
  spss: [
    {
      ask: 'Why must the code 99 for ‘no answer’ be declared as missing?',
      answer:
        'Otherwise it enters means and models as the number 99. Declared as a user-missing value it is left out of the figures but still counted in frequencies.',
    },
    {
      ask: 'Why keep syntax although the menus do the same?',
      answer:
        'It records every recode and test, can be rerun when data change, and lets another person check the work. Paste writes it from the dialogue.',
    },
    {
      ask: 'Which line of the t-test output do you read when Levene’s test is significant?',
      answer:
        'The line with equal variances not assumed, Welch’s version. Many use it always, since it costs little when variances are equal.',
    },
  ],
  bioinformatics: [
    {
      ask: 'What does a BLAST hit with an E-value of 0.001 mean?',
      answer:
        'In a database of this size about 0.001 hits with as good a score are expected by chance. It depends on the size of the database and is no probability of kinship.',
    },
    {
      ask: 'What does a quality score of 30 say about a base in a FASTQ file?',
      answer:
        'The estimated chance that the base is wrong is 1 in 1,000, as the score is minus ten times the logarithm to base ten of the error.',
    },
    {
      ask: 'Why do tests for twenty thousand genes need adjusted p-values?',
      answer:
        'At 5 per cent about a thousand would look significant by chance alone. Controlling the false discovery rate limits the share of false ones among those reported.',
    },
  ],
  'geospatial-analysis': [
    {
      ask: 'Why are distances computed straight from degrees of latitude and longitude wrong?',
      answer:
        'A degree of longitude shrinks towards the poles, and degrees are angles. Project to a metric system for the area or use geodesic distance.',
    },
    {
      ask: 'Two layers of the same town lie hundreds of metres apart: what do you check first?',
      answer:
        'Their coordinate systems: one may be labelled wrongly or use another datum. Set the true one, then reproject; do not merely overwrite the label.',
    },
    {
      ask: 'How can redrawing district borders change a map of rates without any change in the people?',
      answer:
        'The modifiable areal unit problem: totals and rates depend on how points are grouped. Test the finding with another division or finer areas.',
    },
  ],
}
