import type { SkillArea } from '#knowledge/types.ts'

export const responsibleData: SkillArea = {
  locale: 'en',
  area: 'Responsibility and research',
  skills: [
    {
      id: 'data-ethics-and-privacy',
      name: 'Data ethics and privacy',
      kind: 'concept',
      level: 2,
      hours: 14,
      prerequisites: [],
      aliases: [
        'data ethics',
        'anonymisation',
        'data anonymization',
        'differential privacy',
        'personal data handling',
        'pseudonymisation',
        'privacy preserving',
        'anonymised data',
        'dpdp act',
        'data privacy',
        'gdpr',
      ],
      step: 'Handle personal data lawfully and fairly',
      description:
        'Every row about a person could be you. You learn what the law asks in Europe, India and Sri Lanka, how easily anonymous people are found again, and to collect less.',
      learn:
        'Purpose and consent, minimising, rights of people, identifiers and re-identification, k-anonymity and differential privacy, retention, research ethics, and an assessment before a project.',
      build:
        'Take a public data set of people, try to single someone out by three columns, and publish a safer version with what was lost.',
      check:
        'You state purpose, legal ground, retention and the main risk of a data set on one page, and decline a use that goes beyond it.',
      outcomes: [
        'assess a data project for harm before it begins',
        'reduce the risk that people are found again in data',
        'say what must be asked, kept and deleted',
      ],
      tools: ['ARX', 'pandas'],
    },
    {
      id: 'responsible-ai',
      name: 'Responsible AI',
      kind: 'concept',
      level: 2,
      hours: 12,
      prerequisites: [],
      aliases: [
        'ai ethics',
        'ethical ai',
        'ai governance',
        'fairness and bias',
        'ai safety',
        'model card',
        'trustworthy ai',
        'algorithmic bias',
        'eu ai act',
      ],
      step: 'Weigh the harm data and models can do',
      description:
        'Models decide on loans, jobs and care, and repeat the unfairness in their data. You learn to look for it, to protect privacy and to document limits.',
      learn:
        'Kinds of harm, bias and fairness measures and why they conflict, privacy and consent, model cards, what the EU AI Act asks, and when not to build.',
      build: 'A model card for one of your models, or for an open one you try on public data, with a fairness table.',
      check: 'A person who could be harmed by the model understands the card and finds their case in it.',
      outcomes: [
        'find whom a model serves worst',
        'write a model card that names limits',
        'say when a model should not be built',
      ],
      tools: ['Fairlearn', 'SHAP', 'Hugging Face'],
    },
    {
      id: 'model-interpretability',
      name: 'Model interpretability',
      kind: 'practice',
      level: 3,
      hours: 15,
      prerequisites: ['model-evaluation'],
      aliases: [
        'shap',
        'explainable ai',
        'xai',
        'lime explanation',
        'feature importance',
        'interpretable machine learning',
        'partial dependence',
        'model explainability',
        'explaining models',
      ],
      step: 'Explain what a model bases its answers on',
      description:
        'A bank must say why a loan was refused, and a doctor will not follow a number without a reason. You learn to look into models, and to see where an explanation itself misleads.',
      learn:
        'Models one can read, permutation importance, partial dependence, SHAP and counterfactuals, correlated inputs, explaining one case and all of them, and telling it to laymen.',
      build: 'Explain a credit or exam model to its subject: one page for all cases and one letter for a single case.',
      check: 'You plant a leaking column and find it by explanation, and show a case where two methods disagree.',
      outcomes: [
        'explain a model and a single prediction',
        'find leaks and shortcuts by looking into a model',
        'say what an explanation does not show',
      ],
      tools: ['SHAP', 'scikit-learn', 'InterpretML'],
    },
    {
      id: 'reading-research-papers',
      name: 'Reading research papers',
      kind: 'practice',
      level: 3,
      hours: 20,
      prerequisites: ['machine-learning'],
      aliases: ['reading papers', 'arxiv', 'reproducing papers', 'paper implementation', 'machine learning paper'],
      weakAliases: [
        'research paper',
        'literature review',
        'academic research',
        'scientific writing',
        'academic writing',
      ],
      step: 'Read a paper and reproduce its result',
      description:
        'New methods appear as papers, and many claims do not survive a second look. You learn to read in passes, to judge the evidence and to rebuild a result.',
      learn:
        'Structure of a paper, reading in passes, notation, baselines and ablations, seeds and variance, leaked test sets, finding follow-up work, reference managers and writing a summary.',
      build:
        'Reproduce one table of a small paper in a free notebook and write two pages on what held and what did not.',
      check: 'You sum up a paper in five sentences, with its weakest point, so that an author would agree.',
      outcomes: [
        'find and judge the evidence behind a claim',
        'rebuild a published result from the text',
        'sum up a field from ten papers',
      ],
      tools: ['arXiv', 'Zotero', 'LaTeX', 'Google Scholar'],
    },
    {
      id: 'machine-learning-competitions',
      name: 'Machine learning competitions',
      kind: 'practice',
      level: 2,
      hours: 25,
      prerequisites: ['scikit-learn'],
      aliases: [
        'kaggle',
        'kaggle competition',
        'data science competition',
        'hackathon data',
        'zindi',
        'kaggler',
        'machine learning contest',
        'kaggle grandmaster',
      ],
      step: 'Enter a machine learning competition',
      description:
        'A competition gives you real data, an honest hidden test and hundreds of people to learn from. You learn to validate so that the hidden score does not surprise you, and when to stop.',
      learn:
        'Reading rules and measures, a first submission in an hour, validation that mirrors the hidden test, error analysis, ensembles, overfitting the leaderboard, and learning from winners.',
      build: 'One running competition on Kaggle or Zindi with ten submissions and a public write-up.',
      check:
        'Your own validation predicts the final score closely, and you sum up what the winners did that you did not.',
      outcomes: [
        'build a validation scheme that predicts a hidden score',
        'improve step by step with a record',
        'write up a solution for others',
      ],
      tools: ['Kaggle', 'LightGBM', 'XGBoost', 'scikit-learn'],
    },
  ],
}
