import type { SelfChecks } from '#knowledge/types.ts'

export const languageSelfChecks: SelfChecks = {
  'natural-language-processing': [
    {
      ask: 'Why do subword tokenisers handle unknown words, and what is their cost for Sinhala or Tamil?',
      answer:
        'A rare word is split into known pieces. If the vocabulary was learned mostly on English, such text falls into many pieces, which costs length, money and quality.',
    },
    {
      ask: 'Why should the same news story not be in training and test with small changes?',
      answer:
        'Near duplicates let the model recall rather than generalise, so the score is too good. Remove duplicates or split by source and time.',
    },
    {
      ask: 'What does a contextual embedding have that a word2vec vector lacks?',
      answer:
        'It depends on the sentence, so ‘bank’ by the river and ‘bank’ with money get different vectors. word2vec has one for each word.',
    },
  ],
  'text-mining': [
    {
      ask: 'What does the inverse document frequency in TF-IDF do?',
      answer:
        'It lowers the weight of words that occur in most texts and raises that of rare ones, so that telling words stand out.',
    },
    {
      ask: 'Why does a list of positive and negative words fail on ‘not bad at all’, and how do you find how often?',
      answer: 'It counts words without negation or context. Label a random sample by hand and compare.',
    },
    {
      ask: 'How do you know that topics found by a model are real?',
      answer:
        'Read texts at random from each, see whether another person names it alike, and whether it returns with another seed or number of topics.',
    },
  ],
  transformers: [
    {
      ask: 'How does the cost of self-attention grow with the length of the text, and why?',
      answer: 'With its square in computation, since every token is compared with every other.',
    },
    {
      ask: 'Why does a transformer need position information?',
      answer:
        'Attention by itself treats its input as a set: reordering the tokens only reorders the outputs. Positions tell it the order.',
    },
    {
      ask: 'What does the causal mask do, and which kind of model needs it?',
      answer:
        'It stops a token from attending to later ones. Decoders that generate text need it, so that training on whole texts equals predicting the next token.',
    },
  ],
  'speech-recognition': [
    {
      ask: 'How is the word error rate computed, and why can it exceed 100 per cent?',
      answer:
        'Substitutions, deletions and insertions divided by the words of the reference. Many inserted words can outnumber the reference.',
    },
    {
      ask: 'Why must audio at 44.1 kHz be resampled for a model trained at 16 kHz?',
      answer:
        'The model’s features assume that rate; otherwise time and frequency are stretched and recognition fails. Filter against aliasing while resampling down.',
    },
    {
      ask: 'What may a model such as Whisper do in silence or music, and how do you guard against it?',
      answer:
        'It may invent plausible sentences. Cut non-speech with a voice activity detector and reject segments by probability or repetition.',
    },
  ],
  chatbots: [
    {
      ask: 'What are intents and entities in ‘book two seats for Friday’?',
      answer: 'The intent is to book; the entities are the number, two, and the date, Friday.',
    },
    {
      ask: 'Which share would you report to show that a chatbot is useful, and why not the number of conversations?',
      answer:
        'The share of requests solved without a person and without return within some days, with satisfaction. Many conversations may only mean that people go in circles.',
    },
    {
      ask: 'When should a bot hand over to a person, and what does it pass on?',
      answer:
        'On request, after two failures, or with anger, money or health at stake. It passes the conversation and what was gathered, so that nothing is asked twice.',
    },
  ],
}
