import { type CareerId, careerIds, careerTitleOf, undecided } from '@milepost/contract/careers/limits'
import { Recommendation } from '@milepost/contract/recommendations/schema'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AdvisorProfile } from '#advisor.ts'
import { interests } from '#knowledge/knowledge.ts'
import { findEvidence, strengthOf } from '#recommend/evidence.ts'
import { recommendCareers, withoutLearned } from '#recommend/recommend.ts'
import { readText } from '#recommend/text-fit.ts'
import { anyProfile, emptyProfile } from '#testing/profiles.ts'

const anyPerson = fc.record({
  fullName: fc.string(),
  email: fc.emailAddress(),
  gender: fc.constantFrom('Male', 'Female', 'Other', 'security'),
  dob: fc.constantFrom('1955-01-01', '2010-12-31'),
  age: fc.integer({ min: 0, max: 200 }),
  location: fc.constantFrom('Colombo', 'Jaffna', 'Cloud City', 'Designer Street, Java'),
})

const fits = (profile: Partial<AdvisorProfile>) => recommendCareers({ ...emptyProfile, ...profile })
const topOf = (profile: Partial<AdvisorProfile>) => fits(profile).ranking[0]?.careerId

/** The activities of the interest check that the learner enjoys. */
const likedActivities = ({ interestAnswers }: AdvisorProfile) =>
  interests.activities.filter(({ id }) => (interestAnswers?.activities[id] ?? 0) > 3).map(({ text }) => text)

const plainly: Record<CareerId, string> = {
  'software-engineer': 'I want to write programs and design reliable software with a team.',
  'frontend-developer': 'I like making beautiful websites that react when people click and look good on a phone.',
  'backend-developer': 'I prefer what happens on the server: databases, APIs and the logic nobody sees.',
  'full-stack-developer': 'I want to build a complete web product alone, both the pages and the server.',
  'data-scientist': 'I enjoy finding patterns in numbers and explaining with charts what they mean.',
  'machine-learning-engineer': 'I want to teach computers to recognise images and train neural networks.',
  'cybersecurity-analyst': 'I want to stop hackers and protect people’s data from attacks.',
  'devops-engineer': 'I like automating how software is released and keeping servers running.',
  'ui-ux-designer': 'I love drawing app screens and watching how people use them.',
  'product-manager': 'I want to decide what to build, talk to customers and lead a team to launch it.',
  'qa-engineer': 'I have an eye for detail and like finding bugs before users do.',
  'it-support-specialist': 'I enjoy helping people when their computers, printers or networks do not work.',
  'cloud-engineer': 'I want to run scalable systems on AWS or Azure in the cloud.',
}

describe('recommendCareers', () => {
  it('ranks all careers with reasons for any profile', async () => {
    await fc.assert(
      fc.property(anyProfile, (profile) => {
        const recommendation = recommendCareers(profile)
        expect(Recommendation.safeParse(recommendation).success).toBe(true)
        const { ranking } = recommendation
        expect(ranking.map(({ careerId }) => careerId).sort()).toEqual([...careerIds].sort())
        for (const [index, one] of ranking.entries()) {
          expect(one.fit).toBeGreaterThanOrEqual(0)
          const before = ranking[index - 1]
          if (before?.rejected === one.rejected) expect(one.fit).toBeLessThanOrEqual(before.fit)
          else expect(before?.rejected ?? false).toBe(false)
          expect(one.fit).toBeLessThanOrEqual(100)
          expect(one.reasons.length + one.against.length).toBeGreaterThan(0)
          expect(one.reasons.every(({ weight }) => weight >= 0)).toBe(true)
          expect(one.against.every(({ weight }) => weight < 0)).toBe(true)
          for (const { quote, field } of [...one.reasons, ...one.against]) {
            if (quote === null) continue
            const answer = field === 'interestAnswers' ? likedActivities(profile) : String(field && profile[field])
            expect(answer).toContain(quote)
          }
        }
        expect(recommendCareers(profile)).toEqual(recommendation)
      }),
    )
  })

  it.each(careerIds)('puts %s among the first three for a plain description of it', (id) => {
    const ranked = [...readText(plainly[id]).shares].sort(([, a], [, b]) => b - a).map(([career]) => career)
    expect(ranked.slice(0, 3)).toContain(id)
  })

  it('takes no word that is only mentioned for a wish', () => {
    const quotesOf = (answers: Partial<AdvisorProfile>) =>
      recommendCareers({ ...emptyProfile, preferredCareer: '', ...answers }).ranking.flatMap(({ reasons }) =>
        reasons.flatMap(({ quote }) => quote ?? []),
      )
    expect(quotesOf({ shortTermGoals: 'I know nothing about computers, but I want a better job' })).toEqual([])
    expect(quotesOf({ experience: 'I cook, plan the menus and order the supplies by phone' })).toEqual([])
    expect(quotesOf({ shortTermGoals: 'move from PHP to Python' })).not.toContain('PHP')
    expect(quotesOf({ shortTermGoals: 'move from PHP to Python' })).toContain('Python')
  })

  it('lets no text fit a career by more than all of it', async () => {
    const sentences = [...Object.values(plainly), 'Computers.', 'I paint and drive trucks.', '']
    await fc.assert(
      fc.property(fc.array(fc.constantFrom(...sentences), { maxLength: 6 }), (chosen) => {
        const shares = [...readText(chosen.join(' ')).shares.values()]
        for (const share of shares) expect(share).toBeGreaterThanOrEqual(0)
        expect(Math.max(...shares)).toBeLessThanOrEqual(1 + 1e-9)
      }),
    )
  })

  it('lets a word that every trade uses say less than a name of one trade', () => {
    const strengthIn = (text: string, career: CareerId) => strengthOf(findEvidence(text, true).get(career) ?? [])
    expect(strengthIn('Equipment', 'it-support-specialist')).toBeGreaterThan(0)
    expect(strengthIn('Equipment', 'it-support-specialist')).toBeLessThan(
      strengthIn('Intruders', 'cybersecurity-analyst') / 1.5,
    )
  })

  it('does not let one weak name outweigh what the sentence says', () => {
    const { shares } = readText('Trained a model that recognises ripe mangoes and put it on a small camera computer.')
    const best = [...shares].sort(([, a], [, b]) => b - a)[0]?.[0]
    expect(best).toBe('machine-learning-engineer')
  })

  it.each(careerIds)('recommends %s to someone who prefers and describes it', (id) => {
    expect(topOf({ preferredCareer: careerTitleOf(id), shortTermGoals: plainly[id] })).toBe(id)
  })

  it('follows the stated preference when nothing else is said', () => {
    for (const id of careerIds) expect(topOf({ preferredCareer: careerTitleOf(id) })).toBe(id)
  })

  it('says so when everything else contradicts the preference', () => {
    const recommendation = fits({
      preferredCareer: 'Backend Developer',
      interestAreas: ['Design', 'Communication'],
      shortTermGoals: 'I want to become a UX designer and learn Figma, wireframes and user research. I hate databases.',
      experience: 'I drew app screens in Figma and ran usability tests for my college club.',
    })
    expect(recommendation.ranking[0]?.careerId).toBe('ui-ux-designer')
    expect(recommendation.differsFromPreference).toBe(true)
    const backend = recommendation.ranking.find(({ careerId }) => careerId === 'backend-developer')
    expect(backend?.against.map(({ quote }) => quote)).toContain('databases')
  })

  it('does not take what is lacking for a reason', () => {
    const { ranking } = fits({ experience: 'No experience in Kubernetes or Terraform.' })
    const quotes = ranking.flatMap(({ reasons }) => reasons.map(({ quote }) => quote))
    expect(quotes.filter((quote) => quote !== null)).toEqual([])
  })

  it('hears a wish among what was done, and speaks of it as a wish', () => {
    const { ranking } = fits({
      preferredCareer: undecided,
      experience: 'Student. I want to learn Figma and wireframing.',
    })
    expect(ranking[0]?.careerId).toBe('ui-ux-designer')
    const named = ranking[0]?.reasons.filter(({ quote }) => quote === 'Figma')
    expect(named?.map(({ code }) => code)).toEqual(['words_in_goals'])
  })

  it('does not take the trade that a technical wish serves for the wish', () => {
    const verdict = (shortTermGoals: string) => fits({ preferredCareer: undecided, shortTermGoals }).verdict
    expect(
      verdict('I want to forecast the sales of pharmacies with Python, statistics and machine learning.'),
    ).not.toBe('elsewhere')
    expect(verdict('I want to sell medicine in a pharmacy, and do my accounts in Excel.')).toBe('elsewhere')
  })

  it('lets a tool of near careers say little of which it is', () => {
    const strength = (career: CareerId) => strengthOf(findEvidence('Jenkins', true).get(career) ?? [])
    expect(strength('cloud-engineer')).toBeGreaterThan(0)
    expect(strength('devops-engineer')).toBeLessThan(5 * strength('cloud-engineer'))
    expect(strength('ui-ux-designer')).toBe(0)
  })

  it('counts a name once that is a skill and a keyword', () => {
    const kinds = findEvidence('CI/CD', true)
      .get('devops-engineer')
      ?.map(({ kind }) => kind)
    expect(kinds).toEqual(['skill'])
  })

  it('cannot be swayed by name, gender, age or place', async () => {
    await fc.assert(
      fc.property(anyProfile, anyPerson, (profile, person) => {
        expect(recommendCareers(Object.assign({}, person, profile))).toEqual(recommendCareers(profile))
      }),
    )
  })

  it('puts what the learner turned down last, and minds why', () => {
    const decisions = (reason: 'too_technical' | 'other') => ({
      chosenCareerId: null,
      rejections: [{ careerId: 'software-engineer', reason } as const],
      corrections: [],
    })
    const before = fits({})
    expect(before.ranking[0]?.careerId).toBe('software-engineer')
    const after = fits({ decisions: decisions('other') })
    expect(after.ranking.at(-1)).toMatchObject({ careerId: 'software-engineer', rejected: true })
    const minded = fits({ decisions: decisions('too_technical') })
    const product = minded.ranking.find(({ careerId }) => careerId === 'product-manager')
    expect(product?.reasons).toContainEqual(
      expect.objectContaining({
        code: 'rejection_hint',
        params: { career: 'Software Engineer', reason: 'too_technical' },
      }),
    )
    expect(minded.ranking.find(({ careerId }) => careerId === 'backend-developer')?.reasons).not.toContainEqual(
      expect.objectContaining({ code: 'rejection_hint' }),
    )
  })

  it('says when the answers say too little', () => {
    const unsure = { preferredCareer: undecided } as const
    expect(fits(unsure).verdict).toBe('open')
    expect(fits({ ...unsure, shortTermGoals: 'I want to be happy and rich.' }).verdict).toBe('open')
    expect(fits({ ...unsure, shortTermGoals: 'I want to become a penetration tester.' }).verdict).not.toBe('open')
    expect(fits({}).verdict).toBe('clear')
  })

  it('lists no con that every career shares', () => {
    void fc.assert(
      fc.property(anyProfile, (profile) => {
        const { ranking } = recommendCareers(profile)
        const keys = ranking.map(
          ({ against }) =>
            new Set(against.map(({ code, params }) => `${code} ${params['interest'] ?? params['skill']}`)),
        )
        for (const key of keys[0] ?? []) expect(keys.every((one) => one.has(key))).toBe(false)
      }),
    )
    const { ranking } = fits({ experience: '' })
    expect(ranking.flatMap(({ against }) => against.map(({ code }) => code))).not.toContain('many_skills_to_learn')
  })

  it('lists as gap what the career needs and the learner does not know', () => {
    const gapOf = (experience: string) =>
      fits({ experience })
        .ranking.find(({ careerId }) => careerId === 'frontend-developer')
        ?.gap.map(({ id }) => id)
    expect(gapOf('')).toContain('react')
    expect(gapOf('I built three sites with React')).not.toContain('react')
    expect(gapOf('I built three sites with React')).not.toContain('html')
  })
})

describe('what is learned since', () => {
  const experienced = {
    ...emptyProfile,
    preferredCareer: 'Frontend Developer',
    experience: 'Four years with HTML, CSS, JavaScript, TypeScript, React, Git, testing, accessibility and REST APIs',
  }
  const of = (recommendation: Recommendation, career: string) =>
    recommendation.ranking.find(({ careerId }) => careerId === career)

  it('is no longer to learn, nor is what it can replace, and fits stay', () => {
    const before = recommendCareers(experienced)
    const learned = new Set(of(before, 'backend-developer')?.gap.map(({ id }) => id))
    const after = withoutLearned(before, learned)
    expect(of(after, 'backend-developer')?.gap).toEqual([])
    const frontendGap = (known: Recommendation) => of(known, 'frontend-developer')?.gap.map(({ id }) => id)
    const beginner = recommendCareers(emptyProfile)
    expect(frontendGap(beginner)).toContain('react')
    expect(frontendGap(withoutLearned(beginner, new Set(['vue'])))).not.toContain('react')
    expect(after.ranking.map(({ careerId, fit }) => [careerId, fit])).toEqual(
      before.ranking.map(({ careerId, fit }) => [careerId, fit]),
    )
  })

  it('is counted in what is said about how much there is to learn, until that is no longer much', () => {
    const before = recommendCareers(experienced)
    const shortened = (share: number) =>
      before.ranking.flatMap(({ careerId, gap }) => {
        const learned = gap.slice(0, gap.length * share).map(({ id }) => id)
        const { against = [], gap: left = [] } = of(withoutLearned(before, new Set(learned)), careerId) ?? {}
        const said = against.find(({ code }) => code === 'many_skills_to_learn')
        return said === undefined ? [] : { counted: Number(said.params['count']), left: left.length }
      })
    expect(shortened(0.1).length).toBeGreaterThan(0)
    for (const { counted, left } of shortened(0.1)) expect(counted).toBe(left)
    expect(shortened(1)).toEqual([])
  })
})

describe('words in their sense', () => {
  const reasonsOf = (experience: string, careerId: string) =>
    recommendCareers({ ...emptyProfile, experience })
      .ranking.find((one) => one.careerId === careerId)
      ?.reasons.flatMap(({ quote }) => quote ?? []) ?? []

  it('a lone word that is also an ordinary one is no reason', () => {
    expect(reasonsOf('I train colleagues at the counter.', 'machine-learning-engineer')).toEqual([])
  })

  it('quotes that overlap are one', () => {
    const quotes = reasonsOf('I build machine learning systems and train models on GPUs.', 'machine-learning-engineer')
    const text = 'I build machine learning systems and train models on GPUs.'
    const places = quotes.map((quote) => ({ start: text.indexOf(quote), end: text.indexOf(quote) + quote.length }))
    expect(quotes.length).toBeGreaterThan(0)
    for (const [index, a] of places.entries())
      for (const b of places.slice(index + 1)) expect(a.start < b.end && b.start < a.end).toBe(false)
  })
})

describe('work outside our careers', () => {
  const isOther = (profile: Partial<typeof emptyProfile>) =>
    recommendCareers({ ...emptyProfile, preferredCareer: undecided, ...profile }).verdict === 'elsewhere'
  const nurse =
    'Twenty years on a surgical ward. I give medicines, change dressings and comfort patients.' +
    ' I also train student nurses, plan shifts in Excel and keep the ward computer tidy. I write reports for the doctors and order supplies.'

  it('is recognised in a long text that names a tool or two', () => {
    expect(isOther({ experience: nurse })).toBe(true)
    expect(isOther({ experience: 'Seven years of PHP, MySQL and Linux at a web agency. I train colleagues.' })).toBe(
      false,
    )
  })

  it('is no obstacle to someone whose goals name something of ours', () => {
    expect(isOther({ experience: nurse, shortTermGoals: 'I want to learn SQL' })).toBe(false)
  })
})

it('nothing speaks for another career where the learner is undecided', () => {
  const codes = (profile: Partial<AdvisorProfile>) =>
    fits(profile).ranking.flatMap(({ against }) => against.map(({ code }) => code))
  expect(codes({ preferredCareer: 'Frontend Developer' })).toContain('preference_elsewhere')
  expect(codes({ preferredCareer: "I'm not sure yet" })).not.toContain('preference_elsewhere')
})

it('no reason is given twice', () => {
  void fc.assert(
    fc.property(anyProfile, (profile) => {
      for (const { reasons } of recommendCareers(profile).ranking) {
        const said = reasons.map(({ code, field, quote, params }) => JSON.stringify([code, field, quote ?? params]))
        expect(new Set(said).size).toBe(said.length)
      }
    }),
  )
})
