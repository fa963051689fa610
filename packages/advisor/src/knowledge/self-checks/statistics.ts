import type { SelfChecks } from '#knowledge/types.ts'

export const statisticsSelfChecks: SelfChecks = {
  statistics: [
    {
      ask: 'What does a 95 per cent confidence interval promise, and what does it not?',
      answer:
        'In repeated samples about 95 per cent of such intervals contain the true value. It does not say that this interval holds it with 95 per cent probability.',
    },
    {
      ask: 'When do you report the median rather than the mean?',
      answer:
        'When the distribution is skewed or has extreme values, as with incomes or waiting times: the mean is pulled by a few large values while the median stays typical.',
    },
    {
      ask: 'How does the uncertainty of a mean change when the sample becomes four times as large?',
      answer:
        'The standard error halves, because it falls with the square root of the sample size. The spread of the data themselves does not shrink.',
    },
  ],
  probability: [
    {
      ask: 'A disease has 1 in 1,000; the test finds 99 per cent of the ill and wrongly flags 5 per cent of the healthy: why are most positives healthy?',
      answer:
        'Of 1,000 people about 1 ill and 50 healthy test positive, so a positive means ill in about 2 per cent of cases. The low base rate outweighs the test’s accuracy.',
    },
    {
      ask: 'What is the difference between two events being independent and being mutually exclusive?',
      answer:
        'Independent events do not change each other’s probability. Exclusive events cannot happen together, so, if both are possible, the one happening rules the other out and they are dependent.',
    },
    {
      ask: 'When does a count of events follow a Poisson distribution, and what sign tells you that it does not?',
      answer:
        'When events come independently at a constant rate. The variance then about equals the mean; a variance far above it shows clusters or a changing rate.',
    },
  ],
  'hypothesis-testing': [
    {
      ask: 'What exactly is a p-value of 0.03?',
      answer:
        'If the null hypothesis and the assumptions held, data at least this extreme would occur in 3 per cent of samples. It is not the probability that the null hypothesis is true.',
    },
    {
      ask: 'You test twenty unrelated things at the 5 per cent level: how likely is at least one false alarm, and what can you do?',
      answer:
        'About 64 per cent, that is 1 minus 0.95 to the twentieth. Correct, for instance with Holm or by controlling the false discovery rate, or name one main question beforehand.',
    },
    {
      ask: 'Why does a result without significance not show that there is no effect?',
      answer:
        'The study may have had too little power. The confidence interval shows which effects remain possible; only when it excludes all that matter may one speak of no relevant effect.',
    },
  ],
  'regression-analysis': [
    {
      ask: 'How do you read a coefficient of 0.7 for a yes-no column in a logistic regression?',
      answer:
        'The log odds rise by 0.7, so the odds are multiplied by about 2.0 with the other columns held fixed. The change in probability depends on where one starts.',
    },
    {
      ask: 'What happens to the coefficients when two explanatory columns are almost the same?',
      answer:
        'Their standard errors grow and the single coefficients become unstable and may change sign, while the prediction hardly suffers. It shows in the variance inflation factor.',
    },
    {
      ask: 'What does a funnel shape in the residual plot tell you, and what do you do?',
      answer:
        'The spread grows with the fitted value. Standard errors are then wrong; use robust ones, transform the outcome or choose a model that fits the variance.',
    },
  ],
  'bayesian-statistics': [
    {
      ask: 'When does the prior matter much, and how do you show your reader?',
      answer:
        'When data are few or weak. Show the posterior under two or three reasonable priors and check with simulated data what the prior implies before seeing any.',
    },
    {
      ask: 'Why does a hierarchical model pull the rates of small groups towards the overall mean?',
      answer:
        'A small group’s own rate is noisy, so the model weighs it against what groups are usually like. Large groups keep nearly their own rate.',
    },
    {
      ask: 'Which signs tell you that a sampler has not converged?',
      answer:
        'Chains that do not mix or settle in different places, R-hat above about 1.01, few effective samples, or divergent transitions.',
    },
  ],
  'sampling-and-surveys': [
    {
      ask: 'Why does asking ten times as many volunteers online not cure a biased sample?',
      answer:
        'Size lowers the random error, not the bias: the people reached still differ from those who are not. The result is a precise answer about the wrong group.',
    },
    {
      ask: 'When is a stratified sample better than a simple random one of the same size?',
      answer:
        'When groups differ in what you measure: sampling within each group removes the differences between groups from the error and guarantees enough cases in small ones.',
    },
    {
      ask: 'What do survey weights do, and what is their price?',
      answer:
        'They give people from under-represented groups more say so that shares match the population. They raise the variance and cannot correct for traits that are not weighted for.',
    },
  ],
  'causal-inference': [
    {
      ask: 'Why can adjusting for one more variable make a causal estimate worse?',
      answer:
        'If it is a collider or lies on the path from cause to effect, adjusting opens a false path or removes part of the effect. The diagram decides, not the fit.',
    },
    {
      ask: 'What does difference in differences assume, and how can you probe it?',
      answer:
        'Without the change both groups would have moved in parallel. Look at several earlier periods, or run it on a fake date or an outcome that should not change.',
    },
    {
      ask: 'What must hold for an instrument to be valid?',
      answer:
        'It must affect the treatment, affect the outcome only through the treatment, and share no cause with the outcome. Only the first can be tested directly with the data.',
    },
  ],
  experiments: [
    {
      ask: 'Why does looking at a test every day and stopping at the first significant result mislead?',
      answer:
        'Each look is another chance of a false alarm, so the true error rate is far above 5 per cent. Fix the size beforehand or use a sequential method made for it.',
    },
    {
      ask: 'The split was meant to be half and half, but 52 per cent of 200,000 users are in one group: what do you conclude?',
      answer:
        'Such a mismatch is practically impossible by chance, so assignment or logging is broken. Do not read the result; find the cause first.',
    },
    {
      ask: 'Which three things set the sample size of a test on a conversion rate?',
      answer:
        'The base rate, the smallest effect worth detecting, and the accepted errors, that is significance and power. Halving the effect needs about four times as many users.',
    },
  ],
  'time-series': [
    {
      ask: 'Why is a random split into training and test rows wrong for a forecast?',
      answer:
        'It lets the model learn from days after those it must predict. Train on the past and test on later periods, moving the cut forward.',
    },
    {
      ask: 'What is a seasonal naive forecast, and why compute it first?',
      answer:
        'It repeats the value of the same season before, such as the same weekday last week. It is hard to beat, and a model that does not is worth nothing.',
    },
    {
      ask: 'What does it mean for a series to be stationary, and how is a trend removed in ARIMA?',
      answer:
        'Its mean, its variance and the correlation of values a given lag apart do not change over time. Differencing, the I in ARIMA, turns levels into changes and removes a trend.',
    },
  ],
}
