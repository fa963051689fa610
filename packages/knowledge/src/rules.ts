import { foldText } from '@milepost/contract/fold'
import { findHandbookContradictions } from '#handbook-rules.ts'
import { findHelpContradictions } from '#help-rules.ts'
import { findMaterialContradictions } from '#material-rules.ts'
import { contentsFile, type ParsedFiles } from '#parsed-files.ts'
import { findSessionContradictions } from '#session-rules.ts'
import { tokenize } from '#tokens.ts'
import { issueAt as at, type FileIssue, type FileIssues, type Path, type YamlFile } from '#yaml-file.ts'

/**
 * Finds contradictions between files, such as unknown ids, cycles and names that are used twice.
 *
 * @param files - Files that fit their schemas.
 * @returns The issues with file and line. Empty if there are none.
 */
export function findContradictions(files: ParsedFiles): FileIssue[] {
  return [
    ...listedOnce(files),
    ...knownSkills(files),
    ...prerequisiteCycles(files),
    ...namesOfOneSkill(files),
    ...phasesOfCareers(files),
    ...titlesOfOneCareer(files),
    ...titlesWithinReach(files),
    ...knownOccupations(files),
    ...repeatedLines(files),
    ...questionsOfLanguages(files),
    ...unusedSkills(files),
    ...findMaterialContradictions(files),
    ...hoursOfSkills(files),
    ...findSessionContradictions(files),
    ...choicesOfFamilies(files),
    ...findHelpContradictions(files),
    ...findHandbookContradictions(files),
    ...termsOfSkills(files),
    ...vocabularyOnce(files),
    ...productsOnce(files),
    ...skillsOfExperience(files),
    ...certificatesOfSkills(files),
  ]
}

/** Each skill belongs to one area, each career to one domain, and each help topic has its place. */
function* listedOnce({ contents, skills, careers, help }: ParsedFiles): FileIssues {
  const seen = new Set<string>()
  function* list(what: string, ids: readonly string[], known: ReadonlyMap<string, unknown>, path: Path): FileIssues {
    for (const [index, id] of ids.entries()) {
      if (!known.has(id)) yield at(contents, [...path, index], `There is no ${what} ${id}`)
      if (seen.has(`${what} ${id}`)) yield at(contents, [...path, index], `The ${what} ${id} is listed twice`)
      seen.add(`${what} ${id}`)
    }
  }
  for (const [place, domain] of contents.value.domains.entries()) {
    yield* list('career', domain.careers, careers, ['domains', place, 'careers'])
    for (const [index, { skills: ids }] of domain.areas.entries())
      yield* list('skill', ids, skills, ['domains', place, 'areas', index, 'skills'])
  }
  yield* list('help topic', contents.value.help, help, ['help'])
  for (const [what, all] of Object.entries({ skill: skills, career: careers, 'help topic': help }))
    for (const [id, { file }] of all)
      if (!seen.has(`${what} ${id}`)) yield { file, line: 1, message: `The ${what} is not listed in ${contentsFile}` }
}

/** A skill without sessions says how long it takes. */
function* hoursOfSkills({ skills, sessions }: ParsedFiles): FileIssues {
  for (const [id, file] of skills)
    if (file.value.hours === undefined && !sessions.has(id))
      yield at(file, [], 'hours: Without sessions a skill says its hours')
}

function* knownSkills({ skills, careers }: ParsedFiles): FileIssues {
  function* check(file: YamlFile<unknown>, ids: readonly string[], path: Path): FileIssues {
    for (const [index, id] of ids.entries())
      if (!skills.has(id)) yield at(file, [...path, index], `There is no skill ${id}`)
  }
  for (const file of skills.values()) yield* check(file, file.value.prerequisites, ['prerequisites'])
  for (const file of careers.values()) {
    const { specialities, alternatives, phases } = file.value
    for (const [index, one] of specialities.entries()) {
      yield* check(file, one.skills, ['specialities', index, 'skills'])
      yield* check(file, one.without ?? [], ['specialities', index, 'without'])
    }
    for (const [id, others] of Object.entries(alternatives)) yield* check(file, others, ['alternatives', id])
    for (const [phase, { skills: listed }] of Object.entries(phases))
      for (const id of Object.keys(listed))
        if (!skills.has(id)) yield at(file, ['phases', phase, 'skills', id], `There is no skill ${id}`)
  }
}

/** Each term leads to a skill, and no two terms are asked for by the same words. */
function* termsOfSkills({ terms, skills }: ParsedFiles): FileIssues {
  const owners = new Map<string, string>()
  for (const [index, { name, words, skill }] of terms.value.entries()) {
    if (!skills.has(skill)) yield at(terms, [index, 'skill'], `There is no skill ${skill}`)
    for (const [place, word] of words.entries()) {
      const owner = owners.get(word)
      if (owner !== undefined) yield at(terms, [index, 'words', place], `'${word}' is a word of ${owner} too`)
      owners.set(word, name)
    }
  }
}

/** Each name is of something of ours, and no spelling stands for two names. */
function* vocabularyOnce({ vocabulary, skills, careers }: ParsedFiles): FileIssues {
  const owners = new Map<string, string>()
  for (const [index, { name, of, ta = [], si = [], latin = [] }] of vocabulary.value.entries()) {
    if (of !== undefined && !skills.has(of) && !careers.has(of))
      yield at(vocabulary, [index, 'of'], `There is no skill or career ${of}`)
    for (const spelling of [...ta, ...si, ...latin]) {
      const folded = foldText(spelling)
      const owner = owners.get(folded)
      if (owner !== undefined) yield at(vocabulary, [index, 'name'], `'${spelling}' is a spelling of ${owner} too`)
      owners.set(folded, name)
    }
  }
}

/** No product is listed twice, or a skill of ours. */
function* productsOnce({ products, skills }: ParsedFiles): FileIssues {
  const skillNames = new Set([...skills.values()].map(({ value }) => value.name.toLowerCase()))
  const seen = new Set<string>()
  for (const [index, { names }] of products.value.entries())
    for (const [place, name] of names.entries()) {
      const word = name.toLowerCase()
      if (skillNames.has(word)) yield at(products, [index, 'names', place], `${name} is a skill of ours`)
      if (seen.has(word)) yield at(products, [index, 'names', place], `${name} is listed twice`)
      seen.add(word)
    }
}

function* skillsOfExperience({ experience, skills }: ParsedFiles): FileIssues {
  for (const [index, entry] of experience.value.entries())
    for (const list of ['skills', 'known'] as const)
      for (const [place, id] of entry[list].entries())
        if (!skills.has(id)) yield at(experience, [index, list, place], `There is no skill ${id}`)
}

/** A certificate is found by a name of its skills. */
function* certificatesOfSkills({ certificates, skills }: ParsedFiles): FileIssues {
  for (const [index, { names, skills: ids }] of certificates.value.entries()) {
    const aliases = new Set(ids.flatMap((id) => skills.get(id)?.value.aliases ?? []))
    for (const [place, id] of ids.entries())
      if (!skills.has(id)) yield at(certificates, [index, 'skills', place], `There is no skill ${id}`)
    for (const [place, name] of names.entries())
      if (!aliases.has(name)) yield at(certificates, [index, 'names', place], `'${name}' is no alias of its skills`)
  }
}

function* prerequisiteCycles({ skills }: ParsedFiles): FileIssues {
  const done = new Set<string>()
  function* visit(id: string, path: readonly string[]): FileIssues {
    const file = skills.get(id)
    if (file === undefined || done.has(id)) return
    for (const [index, next] of file.value.prerequisites.entries()) {
      const before = [...path, id]
      if (before.includes(next)) {
        const cycle = [...before.slice(before.indexOf(next)), next].join(' > ')
        yield at(file, ['prerequisites', index], `Prerequisites in a cycle: ${cycle}`)
      } else yield* visit(next, before)
    }
    done.add(id)
  }
  for (const id of skills.keys()) yield* visit(id, [])
}

/** A name that two skills go by would find both in a text. Names are the same when their words are. */
function* namesOfOneSkill({ skills }: ParsedFiles): FileIssues {
  const owners = new Map<string, string>()
  for (const [id, file] of skills) {
    const { name, nameIsPlain, aliases, weakAliases = [] } = file.value
    const names: [string, Path][] = [
      ...(nameIsPlain ? [] : [[name, ['name']] as [string, Path]]),
      ...aliases.map((alias, index): [string, Path] => [alias, ['aliases', index]]),
      ...weakAliases.map((alias, index): [string, Path] => [alias, ['weakAliases', index]]),
    ]
    for (const [text, path] of names) {
      const key = tokenize(text)
        .map(({ word }) => word)
        .join(' ')
      const owner = owners.get(key)
      if (owner !== undefined && owner !== id) yield at(file, path, `'${text}' is a name of the skill ${owner} too`)
      owners.set(key, id)
    }
  }
}

function* phasesOfCareers({ careers }: ParsedFiles): FileIssues {
  for (const [id, file] of careers) {
    const { alternatives, phases, related } = file.value
    const listed = new Set<string>()
    for (const [phase, { skills }] of Object.entries(phases)) {
      for (const skill of Object.keys(skills)) {
        if (listed.has(skill)) yield at(file, ['phases', phase, 'skills', skill], `The skill ${skill} is listed twice`)
        listed.add(skill)
      }
    }
    for (const skill of Object.keys(alternatives))
      if (!listed.has(skill)) yield at(file, ['alternatives', skill], `No phase lists the skill ${skill}`)
    for (const [index, other] of related.entries())
      if (other.id === id) yield at(file, ['related', index], 'A career is not related to itself')
  }
}

/** A title of two careers would find both in a text, and one of two specialities would bring the skills of both. */
function* titlesOfOneCareer({ careers }: ParsedFiles): FileIssues {
  const owners = new Map<string, string>()
  for (const [id, file] of careers) {
    const { titles, chat, specialities } = file.value
    const own = new Set<string>()
    const names = [
      ...titles.map((title, index) => ({ title, path: ['titles', index] })),
      ...chat.names.map((title, index) => ({ title, path: ['chat', 'names', index] })),
    ]
    for (const { title, path } of names) {
      const owner = owners.get(title.toLowerCase())
      if (owner !== undefined && owner !== id) yield at(file, path, `'${title}' is a title of ${owner} too`)
      const list = `${path[0]} ${title.toLowerCase()}`
      if (own.has(list)) yield at(file, path, `'${title}' is written twice`)
      own.add(list)
      owners.set(title.toLowerCase(), id)
    }
    const special = new Set<string>()
    for (const [place, one] of specialities.entries())
      for (const [index, title] of one.titles.entries()) {
        if (special.has(title))
          yield at(file, ['specialities', place, 'titles', index], `'${title}' is a title of two specialities`)
        special.add(title)
      }
  }
}

/** A plan of the career can teach each title's skills, and no name stands for two titles of a career. */
function* titlesWithinReach({ careers }: ParsedFiles): FileIssues {
  for (const file of careers.values()) {
    const { phases, specialities, titlesOnTheWay } = file.value
    const taught = new Set([
      ...Object.values(phases).flatMap(({ skills }) => Object.keys(skills)),
      ...specialities.flatMap(({ skills }) => skills),
    ])
    const seen = new Set<string>()
    for (const [place, { id, names, skills }] of titlesOnTheWay.entries()) {
      for (const [index, skill] of skills.entries())
        if (!taught.has(skill))
          yield at(file, ['titlesOnTheWay', place, 'skills', index], `The career doesn’t teach the skill ${skill}`)
      for (const name of [`id ${id}`, ...names]) {
        if (seen.has(name)) yield at(file, ['titlesOnTheWay', place], `'${name}' stands for two titles`)
        seen.add(name)
      }
    }
  }
}

function* knownOccupations({ careers, occupations }: ParsedFiles): FileIssues {
  const codes = new Set(occupations.value.occupations.map(({ code }) => code))
  for (const file of careers.values())
    for (const [index, code] of file.value.occupations.entries())
      if (!codes.has(code)) yield at(file, ['occupations', index], `There is no occupation ${code} in occupations.json`)
}

/** What is learned from twice weighs double, and from two kinds teaches neither. */
function* repeatedLines({ careers, intents, helpIntents, otherWork }: ParsedFiles): FileIssues {
  function* check(all: Iterable<{ text: string; file: string; line: () => number }>): FileIssues {
    const first = new Map<string, string>()
    for (const { text, file, line } of all) {
      const place = first.get(text.toLowerCase())
      if (place !== undefined) yield { file, line: line(), message: `'${text}' is written in ${place} already` }
      else first.set(text.toLowerCase(), file)
    }
  }
  const lines = ({ file, lines: all }: { file: string; lines: readonly string[] }) =>
    all.map((text, index) => ({ text, file, line: () => index + 1 }))
  yield* check(
    [...intents.values(), ...helpIntents.values()].flatMap(({ file, value, lineOf }) =>
      value.flatMap(({ examples }, at) =>
        examples.map((text, index) => ({ text, file, line: () => lineOf([at, 'examples', index]) })),
      ),
    ),
  )
  yield* check([
    ...lines(otherWork),
    ...[...careers.values()].flatMap(({ file, value, lineOf }) =>
      value.workSentences.map((text, index) => ({ text, file, line: () => lineOf(['workSentences', index]) })),
    ),
  ])
}

/** What is asked in other languages is asked in English too. */
function* questionsOfLanguages({ languages, intents, helpIntents, handbook }: ParsedFiles): FileIssues {
  const known = new Set([
    ...[...intents].flatMap(([tool, { value }]) => value.map(({ id }) => `${tool}.${id}`)),
    ...[...helpIntents].flatMap(([topic, { value }]) => value.map(({ id }) => `help.${topic}#${id}`)),
  ])
  const answers = new Set([...handbook.values()].flatMap(({ value }) => value.answers.map(({ id }) => id)))
  for (const file of languages.values()) {
    for (const id of Object.keys(file.value.questions))
      if (!known.has(id)) yield at(file, ['questions', id], `There is no intent ${id}`)
    for (const id of Object.keys(file.value.asked))
      if (!answers.has(id)) yield at(file, ['asked', id], `The handbook has no answer ${id}`)
  }
}

/** A skill that no career leads to never becomes a step. */
function* unusedSkills({ skills, careers }: ParsedFiles): FileIssues {
  const used = new Set<string>()
  const add = (id: string): void => {
    if (used.has(id)) return
    used.add(id)
    skills.get(id)?.value.prerequisites.forEach(add)
  }
  for (const { value } of careers.values()) {
    for (const { skills: listed } of Object.values(value.phases)) Object.keys(listed).forEach(add)
    Object.values(value.alternatives).flat().forEach(add)
  }
  for (const [id, { file }] of skills)
    if (!used.has(id)) yield { file, line: 1, message: 'No career needs the skill, nor a skill that a career needs' }
}

/** A choice of the interest check distinguishes careers of its family, and no activity or choice has two entries. */
function* choicesOfFamilies({ interests }: ParsedFiles): FileIssues {
  const { activities, families } = interests.value
  const seen = new Set<string>()
  function* once(id: string, path: Path): FileIssues {
    if (seen.has(id)) yield at(interests, path, `The id ${id} is used twice`)
    seen.add(id)
  }
  for (const [index, { id }] of activities.entries()) yield* once(id, ['activities', index, 'id'])
  for (const [index, { id, careers, choices }] of families.entries())
    for (const [place, choice] of choices.entries()) {
      yield* once(choice.id, ['families', index, 'choices', place, 'id'])
      for (const option of ['first', 'second'] as const) {
        const { career } = choice[option]
        if (!careers.includes(career))
          yield at(interests, ['families', index, 'choices', place, option], `The family ${id} has no career ${career}`)
      }
    }
}
