import type { SkillArea } from '#knowledge/types.ts'

export const statistics: SkillArea = {
  locale: 'en',
  area: 'Statistics',
  skills: [
    {
      id: 'statistics',
      name: 'Statistics',
      kind: 'concept',
      level: 2,
      hours: 45,
      prerequisites: [],
      aliases: [
        'statistical analysis',
        'probability and statistics',
        'inferential statistics',
        'statistical methods',
        'statistical modeling',
        'statistical models',
        'biostatistics',
        'factor analysis',
        'multivariate analysis',
      ],
      step: 'Reason with statistics',
      description:
        'Statistics tells a real effect from chance. You learn distributions, sampling, estimation and tests, and above all to say how sure you are.',
      learn:
        'Mean and spread, distributions, sampling, confidence intervals, hypothesis tests, correlation and regression.',
      build:
        'A short study on public data in Python, R or a spreadsheet: question, method, result with uncertainty, and what it does not show.',
      check: 'You can explain a p-value and a confidence interval to a friend without saying anything false.',
      outcomes: [
        'describe data by centre, spread and shape',
        'estimate with a confidence interval and say what it means',
        'tell a likely effect from chance',
      ],
      tools: ['SciPy', 'R', 'Python'],
    },
    {
      id: 'probability',
      name: 'Probability',
      kind: 'concept',
      level: 2,
      hours: 25,
      prerequisites: [],
      aliases: [
        'probability theory',
        'random variable',
        'probability distribution',
        'conditional probability',
        'bayes theorem',
        'stochastic process',
        'markov chain',
        'monte carlo simulation',
      ],
      step: 'Reckon with chance',
      description:
        'Every statement about data rests on chance. You learn to describe it, to combine it and to turn conditions round, and to check your reckoning by simulation.',
      learn:
        'Events and conditions, Bayes’ theorem, random variables, expectation and variance, the usual distributions, the law of large numbers, the central limit theorem and Markov chains.',
      build:
        'Simulate three puzzles in Python or a spreadsheet, such as the shared birthday and the false positive of a medical test, and compare each with the answer on paper.',
      check:
        'Given a test’s sensitivity, specificity and the share of ill people, you compute what a positive result means.',
      outcomes: [
        'choose a distribution that fits how the data came about',
        'turn a conditional probability round with Bayes’ theorem',
        'check a hard probability by simulation',
      ],
      tools: ['Python', 'NumPy'],
    },
    {
      id: 'hypothesis-testing',
      name: 'Hypothesis testing',
      kind: 'concept',
      level: 2,
      hours: 15,
      prerequisites: ['statistics'],
      aliases: [
        'significance testing',
        't test',
        'chi square test',
        'anova',
        'p value',
        'statistical significance',
        'nonparametric test',
        'statistical test',
      ],
      step: 'Test a hypothesis without fooling yourself',
      description:
        'A test asks how surprising the data would be if nothing were going on. You learn to pick the test, to see its assumptions and to report an effect rather than a star.',
      learn:
        'Null and alternative, p-values, errors of both kinds, power and sample size, t-tests, chi-square, ANOVA, rank and permutation tests, and corrections for many tests.',
      build:
        'Compare two groups in public data with a t-test, a rank test and a permutation test, and explain where they differ.',
      check:
        'You state the question, the assumption most in doubt and the size of the effect before you state a p-value.',
      outcomes: [
        'choose a test that fits the question and the data',
        'compute how many cases a study needs',
        'correct for having asked many questions',
      ],
      tools: ['SciPy', 'R', 'JASP'],
    },
    {
      id: 'regression-analysis',
      name: 'Regression analysis',
      kind: 'concept',
      level: 2,
      hours: 22,
      prerequisites: ['statistics'],
      aliases: [
        'linear regression',
        'logistic regression',
        'multiple regression',
        'generalised linear model',
        'glm',
        'poisson regression',
        'regression model',
        'econometrics',
        'stata',
      ],
      step: 'Explain an outcome with regression',
      description:
        'Regression says how an outcome moves with several things at once, and how sure that is. It is the working tool of analysts, economists and medical statisticians.',
      learn:
        'Least squares, reading coefficients, interactions and transformations, residual plots, collinearity, logistic and count models, clustered errors, and why adjusting is no proof of cause.',
      build:
        'Model house rents or exam marks on public data, once in Python and once in R or the free SAS OnDemand for Academics, and compare the tables.',
      check:
        'You explain one coefficient in a sentence with its unit and interval, and show in a residual plot where the model fails.',
      outcomes: [
        'fit and read a linear and a logistic regression',
        'find in the residuals what a model misses',
        'say what a coefficient does not prove',
      ],
      tools: ['statsmodels', 'R', 'SAS'],
    },
    {
      id: 'bayesian-statistics',
      name: 'Bayesian statistics',
      kind: 'concept',
      level: 3,
      hours: 30,
      prerequisites: ['probability', 'statistics'],
      aliases: [
        'bayesian inference',
        'bayesian modelling',
        'bayesian modeling',
        'pymc',
        'mcmc',
        'hierarchical model',
        'probabilistic programming',
        'bayesian network',
      ],
      step: 'Update beliefs with Bayesian models',
      description:
        'A Bayesian model starts from what is known, adds data and ends with a whole distribution of what may be true. That helps where data are few and decisions must be made anyway.',
      learn:
        'Priors and posteriors, conjugate pairs, sampling with MCMC, checks of convergence, hierarchical models, posterior predictive checks and decisions from a posterior.',
      build:
        'Estimate the success rate of ten small shops or cricket players with a hierarchical model and compare with the raw averages.',
      check:
        'Your chains have converged by the usual checks, and you show how much the answer changes under another reasonable prior.',
      outcomes: ['build and check a hierarchical model', 'report a posterior so that somebody can decide with it'],
      tools: ['PyMC', 'Stan', 'ArviZ'],
    },
    {
      id: 'sampling-and-surveys',
      name: 'Sampling and surveys',
      kind: 'practice',
      level: 2,
      hours: 15,
      prerequisites: ['statistics'],
      aliases: [
        'survey design',
        'survey sampling',
        'stratified sampling',
        'sample survey',
        'survey methodology',
        'survey weight',
        'random sampling',
      ],
      weakAliases: ['questionnaire design'],
      step: 'Draw a sample that speaks for the whole',
      description:
        'Ten thousand answers from the wrong people say less than four hundred from the right ones. You learn to sample, to ask and to weigh answers so that they stand for those not asked.',
      learn:
        'Frames and coverage, random, stratified and cluster samples, sample size, question wording, non-response, weighting, and margins of error.',
      build:
        'A survey in Google Forms or KoboToolbox of sixty people in your college or street, with a written sampling plan, six tested questions and weights by age.',
      check: 'You name three groups your sample misses and say in which direction each bends the result.',
      outcomes: [
        'plan a sample with its size and margin of error',
        'write questions that do not push the answer',
        'weight answers to a known population',
      ],
      tools: ['Google Forms', 'KoboToolbox', 'LimeSurvey', 'Qualtrics'],
    },
    {
      id: 'causal-inference',
      name: 'Causal inference',
      kind: 'concept',
      level: 3,
      hours: 30,
      prerequisites: ['regression-analysis'],
      aliases: [
        'difference in differences',
        'propensity score',
        'causal analysis',
        'instrumental variable',
        'quasi experiment',
        'causal diagram',
        'regression discontinuity',
        'uplift modelling',
      ],
      step: 'Find causes where no experiment is possible',
      description:
        'Often nobody can toss a coin to decide who gets the scheme or the price. You learn to draw what causes what, and the designs that let ordinary data answer a causal question.',
      learn:
        'Potential outcomes, diagrams, confounders and colliders, matching and weighting, difference in differences, discontinuities, instruments and sensitivity analysis.',
      build:
        'Estimate the effect of a public scheme or a price change with difference in differences, and test the assumption on earlier years.',
      check:
        'From your diagram you say which variables to adjust for, which not, and what unseen factor would overturn the result.',
      outcomes: [
        'draw a causal diagram and read from it what to adjust for',
        'estimate an effect with a natural experiment',
        'test how fragile a causal claim is',
      ],
      tools: ['DoWhy', 'statsmodels', 'R'],
    },
    {
      id: 'experiments',
      name: 'A/B testing',
      kind: 'practice',
      level: 3,
      hours: 20,
      prerequisites: ['statistics'],
      aliases: [
        'ab testing',
        'a/b tests',
        'experiment design',
        'design of experiments',
        'split testing',
        'randomised experiment',
        'multivariate testing',
        'online experimentation',
      ],
      weakAliases: ['experimentation', 'controlled experiments'],
      step: 'Run an experiment that means something',
      description:
        'An A/B test shows whether a change helped or merely coincided. You learn to plan size and length beforehand and to resist looking too early.',
      learn: 'Hypotheses, randomising, sample size, guard metrics, reading results, and the traps of peeking.',
      build: 'A written test plan and an analysis of a public experiment’s data.',
      check: 'You can say before the start what result would make you stop, keep or drop the change.',
      outcomes: [
        'plan the size and length of a test beforehand',
        'read a result with its uncertainty and guard figures',
        'spot a broken test',
      ],
      tools: ['Python', 'SciPy', 'GrowthBook', 'Optimizely'],
    },
    {
      id: 'time-series',
      name: 'Time series forecasting',
      kind: 'concept',
      level: 3,
      hours: 25,
      prerequisites: ['statistics', 'pandas'],
      aliases: [
        'time series',
        'time series analysis',
        'arima',
        'forecasting model',
        'prophet forecasting',
        'exponential smoothing',
      ],
      weakAliases: ['forecasting', 'sales forecasting', 'demand forecasting'],
      step: 'Forecast a time series honestly',
      description:
        'Sales, load and prices come as series with trend, season and shocks. You learn to forecast, and to measure your error on time that has passed.',
      learn: 'Trend and season, naive baselines, exponential smoothing, ARIMA, and backtesting.',
      build: 'A forecast of your town’s temperature or a shop’s sales with a range.',
      check: 'Your forecast beats the naive one in a backtest, or you say that it does not.',
      outcomes: [
        'forecast a series with a range',
        'backtest against a naive baseline',
        'separate trend, season and shock',
      ],
      tools: ['statsmodels', 'Prophet', 'Darts', 'pandas'],
    },
  ],
}
