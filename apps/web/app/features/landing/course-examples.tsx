import { Plural, Trans } from '@lingui/react/macro'
import type { CourseLanguage } from '@milepost/contract/courses/limits'
import sample from '#features/landing/sample.json'
import { pageLanguage } from '#lib/i18n.ts'
import { CourseLanguageName, CoursePriceAndDuration } from '#ui/course-terms.tsx'

type CourseExample = (typeof sample.courses)[number]

/** Courses of the demo catalogue beside the steps they teach. */
export function CourseExamples() {
  return (
    <section aria-labelledby="courses" className="grid gap-8">
      <div className="grid gap-3">
        <h2 id="courses" className="text-heading">
          <Trans>A course next to each step</Trans>
        </h2>
        <p className="max-w-prose text-lead text-ink-soft">
          <Trans>Courses come from institutions and match your budget and language. No one can pay to be linked.</Trans>
        </p>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-3 md:gap-6">
        {sample.courses.map((course) => (
          <li key={course.step.id} className="grid grid-rows-[auto_1fr]">
            <CourseBesideStep course={course} />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="font-display font-bold">
          <Trans>Courses in three languages:</Trans>
        </span>
        <span className="rounded-full bg-spruce-soft px-3 py-1">English</span>
        <span lang="ta" className="rounded-full bg-spruce-soft px-3 py-1">
          தமிழ்
        </span>
        <span lang="si" className="rounded-full bg-spruce-soft px-3 py-1">
          සිංහල
        </span>
        <span className="text-ink-soft">
          <Trans>Milepost itself speaks all three.</Trans>
        </span>
      </p>
    </section>
  )
}

/** A step of a roadmap, and the course that is linked to it. */
export function CourseBesideStep({ course: { step, ...course } }: { course: CourseExample }) {
  return (
    <>
      <div className="relative flex gap-3 pb-6">
        <span aria-hidden="true" className="absolute top-4 bottom-0 left-5 w-1 -translate-x-1/2 bg-spruce" />
        <span
          aria-hidden="true"
          className="relative grid size-10 shrink-0 place-items-center rounded-full border-3 border-spruce bg-paper font-display text-small font-bold text-spruce tabular-nums"
        >
          {step.id}
        </span>
        <div className="min-w-0">
          <p className="font-display leading-snug font-bold">{step.label[pageLanguage()]}</p>
          <p className="text-small text-ink-soft">
            <Plural value={step.hours} one="# hour" other="# hours" />
          </p>
        </div>
      </div>
      <article className="flex flex-col gap-2 rounded-large bg-raised p-5 shadow-raised">
        <h3 lang={course.language} className="text-lead leading-tight">
          {course.title}
        </h3>
        <p className="text-small">{course.institution}</p>
        <p className="text-small text-ink-soft">
          <Trans>Why this course: the title says it teaches {course.skill}.</Trans>
        </p>
        <p className="mt-auto flex flex-wrap gap-x-5 gap-y-1 pt-2 text-small font-medium">
          <CoursePriceAndDuration course={course} />
          <span>
            <CourseLanguageName language={course.language as CourseLanguage} />
          </span>
        </p>
      </article>
    </>
  )
}
